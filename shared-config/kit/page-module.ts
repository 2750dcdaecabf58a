import { createContext, useContext, type ComponentType } from 'react';
import type { Language } from '../contract/language';
import type { SiteSettings } from '../contract/site';

/** What a page says of itself in the document's head, in the page's language. */
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

/** What an exposed module of a remote exports: a page, and what the head says while it is shown. */
export interface PageModule {
  readonly default: ComponentType<PageProps>;
  readonly head?: (context: HeadContext) => PageHead;
}

export interface PageProps {
  /** The id of the route that is shown: one module may draw many routes. */
  readonly routeId: string;
  /** The pattern's parameters. */
  readonly params: Readonly<Record<string, string>>;
}

/** What the shell's launcher shares with the dialog that it opens, Hel's. */
export interface Launcher {
  readonly isOpen: boolean;
  /** The `id` of the dialog's element: the launcher says that it controls this one. */
  readonly dialogId: string;
  readonly close: () => void;
  /** Focuses the launcher, unless the visitor has the focus elsewhere. To be called when the dialog has left the page. */
  readonly returnFocus: () => void;
}

const LauncherContext = createContext<Launcher | undefined>(undefined);
export const LauncherProvider = LauncherContext.Provider;

/** @throws when called outside the shell's slot. */
export function useLauncher(): Launcher {
  const launcher = useContext(LauncherContext);
  if (!launcher) throw new Error('useLauncher is only available inside the slot of the shell');
  return launcher;
}

/** What the shell gives to the module in its slot; only builds that bring a launcher of their own read it. */
export interface SlotProps {
  /** The visitor pressed the shell's launcher, which this build replaces by its own: open at once. */
  readonly startOpen: boolean;
}

/** The module in the shell's slot. Its code comes on intent or when the page is idle. */
export interface SlotModule {
  readonly default: ComponentType<SlotProps>;
  /** The shell's launcher opens it, by `useLauncher`. Absent in builds from before that: they bring their own. */
  readonly launchedBy?: 'shell';
}
