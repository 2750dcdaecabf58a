/** Replaced by the build of this package. */
declare const COMPOSER_HASH: string | undefined;

/** Which code composes: what was made by other code is not the same. */
export const composerCode = typeof COMPOSER_HASH === 'string' ? COMPOSER_HASH : 'source';
