import type { Page } from '@playwright/test';

/** From now on the page opens no other program: what it would have opened stands in its `data-opened`. */
export async function catchOpening(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.open = (url) => {
      document.body.dataset.opened = String(url);
      return null;
    };
  });
}
