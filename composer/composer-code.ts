/** Defined by the bundler; see `bundling.ts`. */
declare const COMPOSER_HASH: string | undefined;

/** Hash of the composer's sources: part of the ids and cache keys, because other code composes other pages. */
export const composerCode = typeof COMPOSER_HASH === 'string' ? COMPOSER_HASH : 'source';
