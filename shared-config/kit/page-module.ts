import { createContext, useContext, type ComponentType } from 'react';
import type { Hydration } from '../contract/hydration';
import type { Language } from '../contract/language';
import type { SiteSettings } from '../contract/site';

/** A page's content of the document's head, in the page's language. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Structured data (schema.org), one object for each block. */
  readonly jsonLd?: readonly object[];
}

export interface HeadContext {
  readonly routeId: string;
  readonly language: Language;
  readonly site: SiteSettings;
  /** A text of the page's language by its key. */
  readonly t: (key: string, values?: Record<string, string | number>) => string;
  /** The absolute canonical URL of a route in the page's language. */
  readonly urlOf: (routeId: string) => string;
}

/** The exports of a remote's exposed page module: the page, and its document head. */
export interface PageModule {
  readonly default: ComponentType<PageProps>;
  readonly head?: (context: HeadContext) => PageHead;
  /** When the prerendered page is hydrated; `load` by default. */
  readonly hydration?: Hydration;
}

export interface PageProps {
  /** The id of the current route: one module may render many routes. */
  readonly routeId: string;
  /** The pattern's parameters. */
  readonly params: Readonly<Record<string, string>>;
}

/** The shell's launcher as Hel's dialog sees it. */
export interface Launcher {
  readonly isOpen: boolean;
  /** The `id` that the dialog's element must have, for the launcher's `aria-controls`. */
  readonly dialogId: string;
  readonly close: () => void;
  /** Focuses the launcher, unless focus is on another element. Call it after the dialog has left the page. */
  readonly returnFocus: () => void;
}

/** For the shell. Remotes call `useLauncher`. */
export const LauncherContext = createContext<Launcher | undefined>(undefined);
export const LauncherProvider = LauncherContext.Provider;

/** @throws when called outside the shell's slot. */
export function useLauncher(): Launcher {
  const launcher = useContext(LauncherContext);
  if (!launcher) throw new Error('useLauncher is only available inside the slot of the shell');
  return launcher;
}
