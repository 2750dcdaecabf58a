import type { SiteSettings } from './site';
import type { Language } from './language';
import type { PerRemote } from './parts';
import type { UrlForm } from './route';

/** One build of a remote as the browser needs it: where its entry lies and what it must hash to. */
export interface LockedBuild {
  readonly build: string;
  /** URL of `remoteEntry.js`; the build's other files lie beside it. */
  readonly entry: string;
  /** SHA-384 of the entry, absent only in development. */
  readonly integrity?: string;
}

/**
 * The release lock: inlined as JSON in every composed page, it pins what this page runs, whatever is released while it
 * is open. A remote that is not in it is not part of the site. `lastKnownGood` is what a part is swapped to when its current build fails.
 */
export interface Lock {
  /** The composition's id; texts are asked for under it. Empty in development. */
  readonly composition: string;
  readonly remotes: PerRemote<{ current: LockedBuild; lastKnownGood?: LockedBuild }>;
  /** URL pattern of the texts; `{{lng}}` stands for the language. May name another origin. */
  readonly texts: string;
  readonly site: SiteSettings;
}

/** How the page at hand was made: which language and form its HTML has, and whether its content is in the HTML. */
export interface PageState {
  readonly language: Language;
  readonly form: UrlForm;
  readonly mode: 'prerendered' | 'client';
  /** Set on the page that answers unknown paths. */
  readonly notFound?: true;
}

export const lockElementId = 'ponte-lock';
export const pageElementId = 'ponte-page';
export const rootElementId = 'root';
