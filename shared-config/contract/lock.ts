import type { Hydration } from './hydration';
import type { SiteSettings } from './site';
import type { Language } from './language';
import type { PerRemote } from './parts';
import type { UrlForm } from './route';

/** One build of a remote as the browser needs it: the URL and the hash of its entry. */
export interface LockedBuild {
  readonly build: string;
  /** URL of `remoteEntry.js`. The build's other files are in the same folder. */
  readonly entry: string;
  /** Hash of the entry, absent only in development. */
  readonly integrity?: string;
  /** Set if the part's code brings its texts, so that the shell loads none for it. */
  readonly texts?: 'part';
}

/**
 * The release lock, inlined as JSON in every composed page. It pins the builds that the page runs, also when others are
 * released while it is open. A remote that it lacks is not part of the site. A part is swapped to `lastKnownGood` when its
 * current build fails.
 */
export interface Lock {
  /** The composition's id, which is in the URL of its texts. Empty in development. */
  readonly composition: string;
  readonly remotes: PerRemote<{ current: LockedBuild; lastKnownGood?: LockedBuild }>;
  /** URL pattern of the texts, with `{{lng}}` for the language. It may name another origin. */
  readonly texts: string;
  readonly site: SiteSettings;
}

/** How the current page was rendered: the language and form of its HTML, and whether the HTML has content. */
export interface PageState {
  readonly language: Language;
  readonly form: UrlForm;
  readonly mode: 'prerendered' | 'client';
  /** When the content of a prerendered page is hydrated; `load` if it is absent. */
  readonly hydration?: Hydration;
  /** Set on the not-found page. */
  readonly notFound?: true;
}

/** The path of a build's own texts, with `{{lng}}` for the language. */
export const buildTexts = 'locales/{{lng}}.json';

export const lockElementId = 'ponte-lock';
export const pageElementId = 'ponte-page';
export const rootElementId = 'root';
/** An empty element behind what a page shows first: the browser paints the page once it has that much of the HTML. */
export const firstScreenEndId = 'first-screen-end';
