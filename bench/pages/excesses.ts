import type { MeasuredPaint } from './measure-page';
import type { Gate } from '../report/gates';
import { ratioInWords } from '../report/ratio-in-words';

/** The page's limits that are broken for certain, each with the page and by how much. */
export function excessesOf({ path, gates }: MeasuredPaint): string[] {
  return gates
    .filter(({ isBroken }) => isBroken)
    .map(
      (gate) =>
        `${path}: the largest paint is ${describe(gate)}, ${(gate.ratio.median - gate.limit).toFixed(2)} over ${gate.limit}`,
    );
}

export function inWords({ path, rounds, gates }: MeasuredPaint): string {
  return `${path}: ${gates.map(describe).join(', ')}; ${rounds} rounds`;
}

function describe({ what, ratio }: Gate): string {
  return `${ratioInWords(ratio)} ${what}`;
}
