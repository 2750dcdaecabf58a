import type { Page } from '@playwright/test';

/** Stubs `window.open`: the URL is recorded in the body's `data-opened`. */
export async function catchOpening(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.open = (url) => {
      document.body.dataset.opened = String(url);
      return null;
    };
  });
}
