import { ReleaseError } from '@ponte/contract/release-error';

const units = { s: 1000, m: 60_000, h: 3_600_000 } as const;

/** How often to look again, in milliseconds: `30`, `30s`, `5m`, `1h`. @throws ReleaseError `usage` */
export function parseEvery(text: string): number {
  const [, count = '', unit = 's'] = /^(\d{1,4})([smh]?)$/.exec(text) ?? [];
  const milliseconds = Number(count) * units[(unit || 's') as keyof typeof units];
  if (milliseconds > 0 && milliseconds <= units.h) return milliseconds;
  throw new ReleaseError('usage', `--every ${text} is not a time from 1s to 1h`, 'give it as 30s or 5m');
}
