import type { Page } from '@playwright/test';

/** What a visitor without scripts gets of a page. */
export interface ReadBody {
  readonly status: number;
  readonly links: readonly string[];
  /** What a `#` may lead to. */
  readonly anchors: readonly string[];
  /** What stands in the main part. */
  readonly text: string;
}

/** Every page is read once by each worker, for all stories: the base site stays as it is. */
const known = new Map<string, Promise<ReadBody>>();

export function readBody(page: Page, url: string): Promise<ReadBody> {
  const reading = known.get(url) ?? fetchBody(page, url);
  known.set(url, reading);
  return reading;
}

/**
 * Fetches a page without following redirects and takes it apart in `page`, which must show nothing: the site's own policy
 * lets nobody read HTML in its pages.
 */
async function fetchBody(page: Page, url: string): Promise<ReadBody> {
  const answer = await page.request.get(url, { maxRedirects: 0 });
  const parts = await page.evaluate(
    (html) => {
      const read = new DOMParser().parseFromString(html, 'text/html');
      return {
        links: [...read.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
        anchors: [...read.querySelectorAll('[id]')].map(({ id }) => id),
        text: read.querySelector('main')?.textContent ?? '',
      };
    },
    await answer.text(),
  );
  return { status: answer.status(), ...parts };
}
