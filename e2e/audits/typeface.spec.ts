import type { Page } from '@playwright/test';
import { recordLayoutShift, shiftIssues } from '../public/layout-shift';
import { expect, hydrated, test } from '../site/test';

const typeface = 'Instrument Sans';

/** The faces in which the browser has set the headline. */
async function facesOfHeadline(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  await devtools.detach();
  return fonts.map(({ familyName }) => familyName);
}

/** Opens a page whose typeface arrives after the page is hydrated, later than the stylesheet waits for it. */
async function openWithLateTypeface(page: Page, path: string): Promise<void> {
  await recordLayoutShift(page);
  let release = () => {};
  const late = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.woff2', (route) => late.then(() => route.continue()));
  await page.goto(path, { waitUntil: 'commit' });
  await hydrated(page);
  expect(await facesOfHeadline(page)).not.toContain(typeface);
  release();
  await page.waitForLoadState('load');
}

test('a first visit shows the typeface, however late it comes', async ({ page }) => {
  await openWithLateTypeface(page, '/en/privacy');
  await expect.poll(() => facesOfHeadline(page)).toEqual([typeface]);
  expect(await page.evaluate(() => document.fonts.check('600 1em "Instrument Sans"'))).toBe(true);
  expect(await shiftIssues(page)).toEqual([]);
});

for (const [path, width] of [
  ['/pt', 360],
  ['/en', 390],
  ['/pt', 412],
  ['/es', 412],
] as const) {
  test(`the home page shows the typeface without an input: ${path} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openWithLateTypeface(page, path);
    await expect.poll(() => facesOfHeadline(page)).toEqual([typeface]);
    expect(await shiftIssues(page)).toEqual([]);
  });
}

for (const [path, width] of [
  ['/pt', 360],
  ['/es/servicios/empresa', 1280],
  ['/en/websites', 412],
  ['/pt/servicos/vistos/b1b2', 412],
] as const) {
  test(`the typeface moves nothing of ${path} at ${width} px, and is there after the first input`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openWithLateTypeface(page, path);
    await expect
      .poll(async () => {
        await page.keyboard.press('Tab');
        return facesOfHeadline(page);
      })
      .toEqual([typeface]);
    expect(await shiftIssues(page)).toEqual([]);
  });
}
