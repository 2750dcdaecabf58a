import { expect, hydrated, test } from '../site/test';

for (const path of ['/pt', '/en/services/visas/b1b2', '/es/servicios/empresa']) {
  test(`${path} can be read on paper`, async ({ page }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.goto(path);
    await hydrated(page);
    const pressable = page.locator('nav, button, [data-cookie-notice], [data-assistant], a[href="#content"]');
    await expect(pressable.filter({ visible: true })).toHaveCount(0);
    const paragraphs = page.getByRole('main').locator('p');
    for (const folded of await page.getByRole('main').locator('details p').allTextContents()) {
      await expect(paragraphs.filter({ hasText: folded, visible: true }), folded).toHaveCount(1);
    }

    const colorsOf = (selector: string) =>
      page.locator(selector).evaluate((node) => [getComputedStyle(node).color, getComputedStyle(node).backgroundColor]);
    const [ink] = await colorsOf('h1');
    expect(ink).toBe('rgb(16, 36, 62)');
    expect(await colorsOf('body')).toEqual([ink, 'rgb(255, 255, 255)']);
    expect(await colorsOf('footer')).toEqual([ink, 'rgb(255, 255, 255)']);
    await expect(page.getByText('WhatsApp +15550100199')).toBeVisible();
    await expect(page.getByText('https://ponte.example', { exact: true })).toBeVisible();
    const stuck = await page
      .locator('body *')
      .evaluateAll(
        (all) =>
          all.filter((node) => node.checkVisibility() && /fixed|sticky/.test(getComputedStyle(node).position)).length,
      );
    expect(stuck).toBe(0);
  });
}
