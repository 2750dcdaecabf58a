/** Names in a release store that both its writer and the web server know. */

/** The link that names the live release's folder. */
export const livePointer = 'live';

/** What a web server follows in a release's folder: names beside the record, each a link to a composition. */
export const releaseLinks = { site: 'site', canary: 'canary', shares: 'shares' } as const;

/** What is added to a file's name for its compressed copies, the smallest first. */
export const compressedEndings = ['.br', '.gz'] as const;
export type CompressedEnding = (typeof compressedEndings)[number];
