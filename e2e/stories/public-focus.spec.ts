import { expect, hydrated, test } from '../site/test';

/** A desk, a tablet, and a desk at 400 %; the cookie notice is there as well. */
const windows = [
  [1280, 800],
  [768, 1024],
  [320, 256],
] as const;

for (const [width, height] of windows) {
  for (const path of ['/pt/servicos/empresa', '/pt/servicos/vistos/b1b2']) {
    test(`nothing lies over what has the focus: ${path} at ${width}x${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await hydrated(page);
      await expect(page.locator('[data-assistant] button')).toBeVisible();
      const focused = page.locator(':focus');
      const last = page.getByRole('complementary').last().getByRole('link');
      do {
        await page.keyboard.press('Tab');
        const which = await focused.evaluate((node) => node.outerHTML);
        await expect.poll(() => focused.evaluate(isSeen), which).toBe(true);
      } while (!(await last.evaluate((node) => node === document.activeElement)));
    });
  }
}

/** Whether some of an element shows: its middle, a side or a corner, on the screen and under nothing else. */
function isSeen(node: Element): boolean {
  const { left, right, top, bottom } = node.getBoundingClientRect();
  const inset = 2;
  return [left + inset, (left + right) / 2, right - inset].some((x) =>
    [top + inset, (top + bottom) / 2, bottom - inset].some((y) => node.contains(document.elementFromPoint(x, y))),
  );
}
