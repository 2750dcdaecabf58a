import type { Release } from '@ponte/contract/release';
import { planCanaryPins } from '../change/canary-pins';
import { runPlan } from '../change/snapshot';
import type { Ingredients } from 'composer/composer';
import { getSettings } from '../settings/get-settings';
import type { Store } from '../store/store';

/** A composition that is served, and what it was made from. */
export interface Site {
  readonly composition: string;
  readonly ingredients: Ingredients;
}

/** The compositions that a release serves: one, or two while a canary runs. */
export async function listSites(store: Store, release: Release): Promise<Site[]> {
  const { shell, remotes, composition, canary } = release;
  const settings = await getSettings(store, release);
  const site = { composition, ingredients: { shell, remotes, settings } };
  if (!canary) return [site];
  const pins = await runPlan(store, [release], (snapshot) => planCanaryPins(snapshot, { shell, remotes }, canary));
  return [site, { composition: canary.composition, ingredients: { ...pins, settings } }];
}
