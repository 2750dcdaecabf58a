import type { Canary } from '@ponte/contract/release';
import type { Pins } from 'composer/composer';
import { changeEach, getContract } from './contracts';
import { fitsShell } from './last-known-good';
import type { Snapshot } from './snapshot';

/**
 * What the pages of a canary are made from, worked out from what everybody else's are. A remote's canary falls back to
 * the build that everybody else has; in a shell's canary, a last-known-good stays only where it fits that shell.
 */
export function planCanaryPins(
  snapshot: Snapshot,
  { shell, remotes }: Pins,
  { part, build }: Pick<Canary, 'part' | 'build'>,
): Pins {
  if (part !== 'shell')
    return { shell, remotes: { ...remotes, [part]: { build, lastKnownGood: remotes[part]?.build ?? null } } };
  const fits = fitsShell(getContract(snapshot, 'shell', build));
  const kept = changeEach(remotes, ({ lastKnownGood, ...current }, name) => {
    const stays = lastKnownGood !== null && fits(getContract(snapshot, name, lastKnownGood));
    return { ...current, lastKnownGood: stays ? lastKnownGood : null };
  });
  return { shell: build, remotes: kept };
}
