import type { BuildContract } from '@ponte/contract/build';
import type { PartName, PerRemote } from '@ponte/contract/parts';
import type { PinnedRemote, SiteValues } from '@ponte/contract/release';

/** Where builds come from and where compositions go: the part of a release store that composing needs. */
export interface ComposerStore {
  /** A folder of this machine for what can be made again at any time. */
  readonly cache: string;
  readonly builds: {
    find(part: PartName, build: string): Promise<BuildContract | undefined>;
    /** A folder of this machine with the build's files. */
    getFolder(part: PartName, build: string): Promise<string>;
  };
  readonly compositions: {
    /** Adds the files that `write` puts into an empty folder, all at once, unless the composition is there. */
    add(id: string, write: (folder: string) => Promise<void>, compressionLevel?: PageCompressionLevel): Promise<void>;
  };
}

/** How well pages are compressed: `quick` for those that are made in a hurry. */
export type PageCompressionLevel = 'good' | 'quick';

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
  readonly compressionLevel?: PageCompressionLevel;
}

/** Makes the pages of these builds with these settings, unless the store has them, and answers with the composition's id. */
export type Compose = (store: ComposerStore, ingredients: Ingredients, options: ComposeOptions) => Promise<string>;

/** The id that `Compose` would answer with. */
export type CompositionIdOf = (store: ComposerStore, ingredients: Ingredients) => Promise<string>;

export interface Composer {
  readonly compose: Compose;
  readonly compositionIdOf: CompositionIdOf;
}
