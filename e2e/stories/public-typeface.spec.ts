import type { Page } from '@playwright/test';
import { expect, test } from '../site/test';

/** The families that the browser really used for the heading. */
async function headingFonts(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  await devtools.send('CSS.enable');
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  await devtools.detach();
  return fonts.map(({ familyName }) => familyName);
}

test('a first visit over a slow line gets the brand’s typeface as soon as it arrives', async ({ page }) => {
  let deliver = () => {};
  const delivered = new Promise<void>((resolve) => (deliver = resolve));
  await page.route('**/*.woff2', async (route) => {
    await delivered;
    await route.continue();
  });
  // The preload holds the load event back until the file is there.
  await page.goto('/pt', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBeGreaterThan(0);
  expect(await headingFonts(page)).not.toContain('Instrument Sans');

  // With `font-display: optional` the browser has given up by now: it painted without the file.
  deliver();
  await expect.poll(() => headingFonts(page)).toContain('Instrument Sans');
});
