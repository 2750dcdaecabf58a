import { expect, hydrated, test } from '../site/test';

/** Windows in which the cookie notice and the floating buttons can cover the focus. */
const windows = { desk: [1280, 800], tablet: [768, 1024], 'desk at 400 %': [320, 256] } as const;

/** Moves through a page with the Tab key, up to its last link. */
export function testFocus(path: string, window: keyof typeof windows): void {
  const [width, height] = windows[window];
  test(`the focused element is not covered: ${path} at ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    await hydrated(page);
    await expect(page.locator('[data-assistant] button')).toBeVisible();
    const last = page.getByRole('complementary').last().getByRole('link').last();
    await last.evaluate((node) => node.setAttribute('data-last', ''));
    for (let focus = ''; !focus.includes('data-last');) {
      await page.keyboard.press('Tab');
      focus = await page.evaluate(() => document.activeElement?.outerHTML ?? '');
      await page.waitForFunction(isFocusSeen, undefined, { timeout: 30_000 }).catch((error: Error) => {
        throw new Error(`Something covers ${focus}`, { cause: error });
      });
    }
  });
}

/** Whether the middle, a side or a corner of the focused element is visible and not covered. */
function isFocusSeen(): boolean {
  const node = document.activeElement;
  if (!node) return false;
  const { left, right, top, bottom } = node.getBoundingClientRect();
  const inset = 2;
  return [left + inset, (left + right) / 2, right - inset].some((x) =>
    [top + inset, (top + bottom) / 2, bottom - inset].some((y) => node.contains(document.elementFromPoint(x, y))),
  );
}
