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

test('the heading is set in the brand’s typeface, which may replace the fallback while it is on its way', async ({
  page,
}) => {
  await page.goto('/pt');
  const display = await page.evaluate(() => {
    const faces = [...document.fonts].filter(({ family }) => family.replaceAll('"', '') === 'Instrument Sans');
    return faces.map((face) => face.display);
  });
  // `optional` would keep the fallback for the whole visit once the page was painted with it.
  expect(display).toEqual(['fallback']);

  // The second time the file is in the cache, so the machine's speed does not matter.
  await page.reload();
  await expect.poll(() => headingFonts(page)).toEqual(['Instrument Sans']);
});
