import type { ComponentType } from 'react';
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

/**
 * What a slot of the shell (the assistant's corner) renders. Its first render is part of the prerendered page; its code
 * arrives on intent or when the page is idle.
 */
export interface SlotProps {
  /** The visitor asked for it before its code was there: open at once. */
  readonly startOpen: boolean;
}

export interface SlotModule {
  readonly default: ComponentType<SlotProps>;
}
