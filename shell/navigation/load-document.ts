import { allowServedPages } from '../security/allow-served-pages';

const timeoutMs = 10_000;

/** A page of the site, read without running it. */
export interface FetchedPage {
  readonly document: Document;
  /** URLs of the stylesheets that the page inlines. */
  readonly styles: readonly string[];
}

/** @throws Error if the page does not arrive */
export type LoadDocument = (url: string) => Promise<FetchedPage>;

/**
 * Creates the only function that makes elements of a text. It reads pages of this origin, without their inlined styles, which
 * this page's policy would reject. Scripts of such a document never run.
 *
 * @throws TypeError if an older edge does not allow it
 */
export function createDocumentLoader(): LoadDocument {
  const allow = allowServedPages();

  return async function loadDocument(url) {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, {
      headers: { Accept: 'text/html' },
      mode: 'same-origin',
      priority: 'low',
      signal,
    });
    if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
    const styles: string[] = [];
    const html = (await response.text()).replace(
      /<style\b[^>]* data-href="([^"]*)">.*?<\/style>/gs,
      (_, href: string) => {
        styles.push(href);
        return '';
      },
    );
    return { document: new DOMParser().parseFromString(allow(html), 'text/html'), styles };
  };
}
