import { createContext, useContext } from 'react';
import type { Hydration } from '@ponte/contract/hydration';
import type { Language } from '@ponte/contract/language';
import type { ResolvedUrl } from '@ponte/contract/url';

export type ResolvedPage = ResolvedUrl & { kind: 'page' };

/** The content of a page that the composer rendered, for the page's outlet. */
export interface ServedContent {
  /** The page that it is of. */
  readonly id: string;
  readonly hydration: Hydration;
  /** On the server, its HTML. */
  readonly html?: string;
  /** In the browser, the head of the document that it came with. */
  readonly head?: { readonly title: string; readonly description: string };
  /**
   * In the browser, its elements while they are not in the page: another page is shown, or the content was fetched in advance.
   * Absent once they were hydrated.
   */
  shelf?: readonly Node[] | undefined;
}

/** Served contents by their ids: that of the document, and those fetched in advance. */
export type ServedContents = Map<string, ServedContent>;

/** The elements of a content that is about to be in the page, unless it is there already. */
export function takeFromShelf(content: ServedContent): readonly Node[] {
  const { shelf = [] } = content;
  content.shelf = undefined;
  return shelf;
}

export function putOnShelf(content: ServedContent, elements: Iterable<Node>): void {
  content.shelf = [...elements];
}

const ServedContentsContext = createContext<ServedContents>(new Map());
export const ServedContentsProvider = ServedContentsContext.Provider;

export function useServedContents(): ServedContents {
  return useContext(ServedContentsContext);
}

export function contentIdOf({ route, params }: ResolvedPage, language: Language): string {
  return contentId({ routeId: route.id, params }, language);
}

/** Identifies the content of a page: what it shows, in which language. `props` are those of its module. */
export function contentId(props: object, language: Language): string {
  return JSON.stringify([props, language]);
}
