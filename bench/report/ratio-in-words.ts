import type { Ratio } from '../statistics/paired-ratio';

export function ratioInWords({ median, low, high }: Ratio): string {
  return low === high ? median.toFixed(2) : `${median.toFixed(2)} (${low.toFixed(2)}-${high.toFixed(2)})`;
}
