import { ReleaseError } from '@ponte/contract/release-error';
import type { Flags } from './command';

/** The reason for a change. @throws ReleaseError `usage` when none was given. */
export function getWhy({ why }: Flags): string {
  const reason = why?.trim();
  if (reason) return reason;
  throw new ReleaseError('usage', 'a change of what is live needs its reason', 'add --why "…"');
}
