import type { PerRemote } from 'shared-config/contract/parts';
import type { PinnedRemote, SiteValues } from 'shared-config/contract/release';
import type { PageEffort } from '../store/compression';
import type { Store } from '../store/store';

/** The builds of a composition. */
export interface Pins {
  readonly shell: string;
  readonly remotes: PerRemote<PinnedRemote>;
}

/** All that a composition is made from. */
export interface Ingredients extends Pins {
  readonly settings: SiteValues;
}

export interface ComposeOptions {
  readonly report?: (line: string) => void;
  /** How well the pages are compressed; `good` when left out. */
  readonly effort?: PageEffort;
}

/** Makes the pages of these builds with these settings, unless the store has them, and answers with the composition's id. */
export type Compose = (store: Store, ingredients: Ingredients, options: ComposeOptions) => Promise<string>;

/** The id that `Compose` would answer with. */
export type CompositionIdOf = (store: Store, ingredients: Ingredients) => Promise<string>;

export interface Composer {
  readonly compose: Compose;
  readonly compositionIdOf: CompositionIdOf;
}
