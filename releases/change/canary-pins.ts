import type { Canary } from 'shared-config/contract/release';
import type { Pins } from 'composer/composer';
import type { Store } from '../store/store';
import { changeEach, getContract } from './contracts';
import { fitsShell } from './last-known-good';

/**
 * What the pages of a canary are made from, worked out from what everybody else's are. A remote's canary falls back to
 * the build that everybody else has; in a shell's canary, a last-known-good stays only where it fits that shell.
 */
export async function planCanaryPins(
  store: Store,
  { shell, remotes }: Pins,
  { part, build }: Pick<Canary, 'part' | 'build'>,
): Promise<Pins> {
  if (part !== 'shell')
    return { shell, remotes: { ...remotes, [part]: { build, lastKnownGood: remotes[part]?.build ?? null } } };
  const fits = fitsShell(await getContract(store, 'shell', build));
  const kept = await changeEach(remotes, async ({ lastKnownGood, ...current }, name) => {
    const stays = lastKnownGood !== null && fits(await getContract(store, name, lastKnownGood));
    return { ...current, lastKnownGood: stays ? lastKnownGood : null };
  });
  return { shell: build, remotes: kept };
}
