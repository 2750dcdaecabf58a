import type { Page } from '@playwright/test';

/** The browser no longer paints a tab whose page goes on running. Seen once in a full run, on a busy machine. */
export class NothingPainted extends Error {}

/**
 * Scrolls through the page once, so that lazy content loads, and back to the top.
 * @throws NothingPainted if a frame takes more than 30 seconds
 */
export async function readThrough(page: Page): Promise<void> {
  const isPainted = await page.evaluate(async () => {
    const frame = () =>
      new Promise<boolean>((resolve) => {
        const timer = setTimeout(() => resolve(false), 30_000);
        requestAnimationFrame(() => {
          clearTimeout(timer);
          resolve(true);
        });
      });
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      if (!((await frame()) && (await frame()))) return false;
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return true;
  });
  if (!isPainted) throw new NothingPainted('The browser painted no frame within 30 seconds');
  await page.waitForFunction(() => document.readyState === 'complete');
}

/** Visual issues at this width: overflow, missing pictures and films, names broken over two lines. Call `readThrough` first. */
export async function visibilityIssues(page: Page): Promise<string[]> {
  await waitForPictures(page);
  await waitForFilms(page);
  return page.evaluate(() => {
    const issues: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) issues.push(`${scrollWidth - innerWidth} px wider than the screen`);
    for (const image of document.images) {
      const { left, right, width } = image.getBoundingClientRect();
      const isSeen = width > 0 && left < innerWidth && right > 0;
      if (isSeen && image.complete && image.naturalWidth === 0) {
        issues.push(`no picture at ${image.currentSrc || image.src}`);
      }
    }
    for (const film of document.querySelectorAll('video')) {
      // A film may be inserted since the wait for films ended: without a chosen source it is not judged yet.
      const isRejected = film.currentSrc !== '' && film.networkState === HTMLMediaElement.NETWORK_NO_SOURCE;
      if (film.error !== null || isRejected) issues.push(`no film at ${film.currentSrc}`);
    }
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const text = words.currentNode.textContent ?? '';
      for (const { 0: name, index } of text.matchAll(/\b(?:[A-Z]{1,3}-\d\w*|\d{4}-[A-Z]\w*|[A-Z]\d\/[A-Z]\d)/g)) {
        const range = document.createRange();
        range.setStart(words.currentNode, index);
        range.setEnd(words.currentNode, index + name.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) {
          issues.push(`a line ends within ${name}`);
        }
      }
    }
    return issues;
  });
}

/**
 * Waits until every picture within the width of the viewport has loaded or failed. Lazy pictures of a carousel's other
 * slides lie outside of it and are not waited for.
 */
async function waitForPictures(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { left, right, width } = image.getBoundingClientRect();
      return image.complete || width === 0 || left >= innerWidth || right <= 0;
    }),
  );
}

/** A film that was just inserted has no source until the browser chooses one, a task later. */
async function waitForFilms(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('video')].every(
      (film) => film.currentSrc !== '' || film.networkState !== HTMLMediaElement.NETWORK_NO_SOURCE,
    ),
  );
}
