import type { Release } from 'shared-config/contract/release';
import { planCanaryPins } from '../change/canary-pins';
import type { Pins } from '../compose/composer';
import type { Store } from '../store/store';

/** A composition that visitors get, and what it was made from. */
export interface Site {
  readonly composition: string;
  readonly pins: Pins;
}

/** What a release shows: to everybody or, while a canary runs, to both kinds of visitors. */
export async function listSites(store: Store, { shell, remotes, composition, canary }: Release): Promise<Site[]> {
  const pins = { shell, remotes };
  const site = { composition, pins };
  if (!canary) return [site];
  return [site, { composition: canary.composition, pins: await planCanaryPins(store, pins, canary) }];
}
