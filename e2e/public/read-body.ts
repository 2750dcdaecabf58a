import type { Page } from '@playwright/test';

/** A page's content without scripts. */
export interface ReadBody {
  readonly status: number;
  readonly links: readonly string[];
  /** Ids that a fragment may refer to. */
  readonly anchors: readonly string[];
  /** The text of the main element. */
  readonly text: string;
}

/** Cached per worker: the base site does not change. */
const known = new Map<string, Promise<ReadBody>>();

export function readBody(page: Page, url: string): Promise<ReadBody> {
  const reading = known.get(url) ?? fetchBody(page, url);
  known.set(url, reading);
  return reading;
}

/**
 * Fetches a page without following redirects and parses it in `page`, which must be blank: the site's own policy forbids
 * parsing HTML.
 */
async function fetchBody(page: Page, url: string): Promise<ReadBody> {
  const response = await page.request.get(url, { maxRedirects: 0 });
  const parts = await page.evaluate(
    (html) => {
      const read = new DOMParser().parseFromString(html, 'text/html');
      return {
        links: [...read.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
        anchors: [...read.querySelectorAll('[id]')].map(({ id }) => id),
        text: read.querySelector('main')?.textContent ?? '',
      };
    },
    await response.text(),
  );
  return { status: response.status(), ...parts };
}
