import type { Page } from '@playwright/test';

/**
 * Signs this browser out, as another browser would be. The page is left first, for a document without a script:
 * its calls in flight would go on without a token and be rejected, or write the session again.
 */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto(new URL('/robots.txt', page.url()).href);
  await page.evaluate(() => localStorage.clear());
}
