import type { Canary } from '@ponte/contract/release';
import type { Pins } from 'composer/composer';
import { changeEach, getContract } from './contracts';
import { isCompatibleWithShell } from './last-known-good';
import type { Snapshot } from './snapshot';

/**
 * The pins of a canary's pages, derived from the pins of the other visitors' pages. A remote's canary falls back to the
 * live build of the remote; in a shell's canary, a last-known-good stays only if it is compatible with that shell.
 */
export function planCanaryPins(
  snapshot: Snapshot,
  { shell, remotes }: Pins,
  { part, build }: Pick<Canary, 'part' | 'build'>,
): Pins {
  if (part !== 'shell')
    return { shell, remotes: { ...remotes, [part]: { build, lastKnownGood: remotes[part]?.build ?? null } } };
  const isCompatible = isCompatibleWithShell(getContract(snapshot, 'shell', build));
  const kept = changeEach(remotes, ({ lastKnownGood, ...current }, name) => {
    const stays = lastKnownGood !== null && isCompatible(getContract(snapshot, name, lastKnownGood));
    return { ...current, lastKnownGood: stays ? lastKnownGood : null };
  });
  return { shell: build, remotes: kept };
}
