import type { BuildContract } from '@ponte/contract/build';
import type { PartName, PerRemote } from '@ponte/contract/parts';
import type { PinnedRemote, SiteValues } from '@ponte/contract/release';

/** The part of a release store that the composer needs: it reads builds and adds compositions. */
export interface ComposerStore {
  /** A local folder for files that can be created again at any time. */
  readonly cache: string;
  readonly builds: {
    find(part: PartName, build: string): Promise<BuildContract | undefined>;
    /** A local folder with the build's files. */
    getFolder(part: PartName, build: string): Promise<string>;
  };
  readonly compositions: {
    /** Adds the files that `write` puts into an empty folder, all at once, unless the composition is there. */
    add(id: string, write: (folder: string) => Promise<void>, compressionLevel?: PageCompressionLevel): Promise<void>;
  };
}

/** How well pages are compressed: `quick` for pages that are needed at once. */
export type PageCompressionLevel = 'good' | 'quick';

/** The builds of a composition. */
export interface Pins {
  readonly shell: string;
  readonly remotes: PerRemote<PinnedRemote>;
}

/** Everything that a composition is made from. */
export interface Ingredients extends Pins {
  readonly settings: SiteValues;
}

export interface ComposeOptions {
  readonly report?: (line: string) => void;
  /** How well the pages are compressed; `good` when left out. */
  readonly compressionLevel?: PageCompressionLevel;
}

/** Composes these builds with these settings, unless the store has the composition, and returns its id. */
export type Compose = (store: ComposerStore, ingredients: Ingredients, options: ComposeOptions) => Promise<string>;

/** The id that `Compose` would return. */
export type CompositionIdOf = (store: ComposerStore, ingredients: Ingredients) => Promise<string>;

export interface Composer {
  readonly compose: Compose;
  readonly compositionIdOf: CompositionIdOf;
}

/** Defined by the bundler; see `bundling.ts`. */
declare const COMPOSER_HASH: string | undefined;

/** Hash of the composer's sources: part of the ids and cache keys, because other code composes other pages. */
export const composerCode = typeof COMPOSER_HASH === 'string' ? COMPOSER_HASH : 'source';
