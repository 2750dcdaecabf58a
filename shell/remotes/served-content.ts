import { createContext, useContext } from 'react';
import type { Hydration } from '@ponte/contract/hydration';
import type { Language } from '@ponte/contract/language';

/** The content of the page's outlet that the composer rendered. */
export interface ServedContent {
  readonly hydration: Hydration;
  /** On the server, its HTML. In the browser it is in the page already. */
  readonly html: string;
  /** In the browser, the document's head as it was served. */
  readonly head?: { readonly title: string; readonly description: string };
  /** The page that it is of, from when it is in the page. */
  id?: string;
  /** Its elements while another page is shown, unless they were hydrated: going back shows them again. */
  shelf?: readonly Node[] | undefined;
}

const ServedContentContext = createContext<ServedContent | undefined>(undefined);
export const ServedContentProvider = ServedContentContext.Provider;

/** `undefined` on a page that was served without content. */
export function useServedContent(): ServedContent | undefined {
  return useContext(ServedContentContext);
}

/** Identifies the content of a page: what it shows, in which language. `props` are those of its module. */
export function contentId(props: object, language: Language): string {
  return JSON.stringify([props, language]);
}
