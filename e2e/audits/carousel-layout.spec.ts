import { count } from '../public/carousel-page';
import { expect, test } from '../site/test';

test('shows the whole picture and all words of an example at every width', async ({ page }) => {
  const slide = '[aria-roledescription][role=group]';
  for (const path of ['/pt/criacao-de-sites', '/en/websites', '/es/creacion-de-sitios']) {
    await page.goto(path);
    for (const width of [360, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const pictures = page.locator(`${slide} :is(picture img, video)`);
      const ratios = await pictures.evaluateAll((elements) => elements.map((e) => e.clientWidth / e.clientHeight));
      expect(ratios.length).toBeGreaterThanOrEqual(count);
      for (const ratio of ratios) expect(ratio).toBeCloseTo(16 / 9, 1);
      const slides = page.locator(slide);
      const cut = await slides.evaluateAll((elements) => elements.map((e) => e.scrollWidth - e.clientWidth));
      expect(cut, `${path} at ${width} px`).toEqual(Array(count).fill(0));
    }
  }
});

for (const [width, height] of [
  [844, 390],
  [667, 375],
] as const) {
  test(`an example fits above the dock of a phone held sideways, ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const path of ['/pt/criacao-de-sites', '/en/websites', '/es/creacion-de-sitios']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 3 }).first().scrollIntoViewIfNeeded();
      const slides = page.locator('[aria-roledescription][role=group]');
      const bar = page.locator('[data-dock] a').first().locator('..');
      const dock = await bar.evaluate((element) => element.clientHeight);
      expect(dock).toBeGreaterThan(40);
      const heights = await slides.evaluateAll((elements) => elements.map((element) => element.clientHeight));
      expect(heights).toHaveLength(count);
      expect(Math.max(...heights), path).toBeLessThanOrEqual(height - dock);
      const pictures = await slides.locator('picture img').evaluateAll((all) => all.map((e) => e.clientHeight));
      expect(Math.min(...pictures), 'the picture stays a picture').toBeGreaterThan(150);
    }
  });
}
