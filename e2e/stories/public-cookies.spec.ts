import type { Locator } from '@playwright/test';
import { languages } from '@ponte/contract/language';
import { getRoute } from '@ponte/contract/routes';
import { buildUrl } from '@ponte/contract/url';
import { expect, hydrated, test } from '../site/test';

test('the notice is remembered, in every tab and after a reload', async ({ page, context }) => {
  await page.goto('/en');
  await hydrated(page);
  const notice = page.getByRole('region', { name: 'Cookie notice' });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Accept' }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await hydrated(page);
  await expect(notice).toBeHidden();
  const other = await context.newPage();
  await other.goto('/en/about');
  await hydrated(other);
  await expect(other.getByRole('region', { name: 'Cookie notice' })).toBeHidden();
});

for (const language of languages) {
  test(`the notice links to the privacy page in ${language}, second in the tab order`, async ({ page }) => {
    await page.goto(`/${language}/sobre`);
    await hydrated(page);
    const link = page.locator('[data-cookie-notice] a');
    // The script inserts it into the hydrated page.
    await expect(link).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(buildUrl(getRoute('privacy'), language, language));
  });

  test(`neither notice nor corner covers the home page’s action in ${language}`, async ({ page }) => {
    await page.goto(`/${language}`);
    await hydrated(page);
    const action = page.getByRole('main').locator('a[href^="https://wa.me/"]').first();
    for (const [width, height] of [
      [320, 568],
      [360, 640],
      [800, 360],
      [1280, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(page.locator('[data-cookie-notice]')).toBeVisible();
      expect(await isFree(action), `${width}x${height}`).toBe(true);
    }
  });
}

test('the floating buttons keep their place when the notice comes or goes: a press on one would miss it', async ({
  page,
}) => {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/en');
    await hydrated(page);
    const notice = page.locator('[data-cookie-notice]');
    const places = () =>
      page
        .locator('aside [data-assistant] button, aside > div > a[href^="https://wa.me/"]')
        .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().toJSON()));
    await expect(notice).toBeVisible();
    const before = await places();
    expect(before).toHaveLength(2);
    await notice.getByRole('button').click();
    await expect(notice).toBeHidden();
    expect(await places(), `at ${width} px`).toEqual(before);
    await page.evaluate(() => localStorage.clear());
  }
});

/** Whether an element is completely on the screen and nothing covers a corner of it. The inset allows for round corners. */
function isFree(element: Locator): Promise<boolean> {
  return element.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const inset = 4;
    return [left + inset, right - inset].every((x) =>
      [top + inset, bottom - inset].every((y) => node.contains(document.elementFromPoint(x, y))),
    );
  });
}
