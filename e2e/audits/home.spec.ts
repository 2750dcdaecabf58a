import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test } from '../site/test';

const section = (page: Page, heading: string) => page.getByRole('region', { name: heading });
const cableOf = (within: Locator) => within.locator('> [aria-hidden]');

const round = (pixels: number) => Math.round(pixels * 10) / 10;

/** Where an element is, in tenths of a pixel. */
async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${String(locator)} has no place`);
  const { x, y, width, height } = box;
  return { left: round(x), right: round(x + width), top: round(y), bottom: round(y + height), width, height };
}

for (const width of [320, 360, 768, 1280, 1920]) {
  test(`the cables are one line beside the content at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/en');
    await hydrated(page);
    const headings = ['Services and prices', 'Who you’ll be working with', 'Businesses we recommend'];
    const sides = new Set<string>();
    let end: number | undefined;
    for (const heading of headings) {
      const within = section(page, heading);
      const around = await boxOf(within);
      const cable = await boxOf(cableOf(within));
      const content = await boxOf(within.locator('h2'));
      // From the section's upper edge to its lower one, outside the content and inside the page.
      expect([cable.top, cable.bottom]).toEqual([around.top, around.bottom]);
      expect(cable.left).toBeGreaterThan(0);
      expect(cable.left).toBeLessThan(content.left);
      expect(cable.right).toBeLessThan(width);
      if (end !== undefined) expect(cable.top).toBe(end);
      end = cable.bottom;
      sides.add(`${cable.left} to ${cable.right}`);
    }
    expect(sides.size).toBe(1);
  });
}

for (const [width, height] of [
  [1280, 800],
  [1366, 768],
  [1920, 1080],
] as const) {
  test(`the headline is on the water at ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/pt');
    const picture = await boxOf(page.getByRole('main').locator('picture img').first());
    // As `object-fit: cover` and `object-position` place the picture of 1600 x 900; its horizon is at 47 %.
    const shown = 900 * Math.max(picture.width / 1600, picture.height / 900);
    const horizon = picture.top + (picture.height - shown) * 0.3 + shown * 0.47;
    expect((await boxOf(page.getByRole('heading', { level: 1 }))).top).toBeGreaterThanOrEqual(horizon);
    const ways = page.getByRole('navigation', { name: 'Por onde começar' }).getByRole('link');
    const rows = await ways.evaluateAll((links) => new Set(links.map((link) => link.getBoundingClientRect().top)).size);
    expect(rows).toBe(1);
  });
}

for (const width of [1024, 1280, 1920]) {
  test(`the last words of the page are beside or above the bridge at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const [path, heading] of [
      ['/pt', 'Conte o seu caso. Saiba o preço antes de decidir.'],
      ['/en', 'Tell us about your case. Know the price, then decide.'],
      ['/es', 'Cuéntanos tu caso. Conoce el precio y decide.'],
    ] as const) {
      await page.goto(path);
      const closing = page.locator('section').filter({ has: page.getByRole('heading', { name: heading }) });
      const bridge = await boxOf(closing.locator('> img'));
      const words = await closing.locator(':is(h2, p)').evaluateAll((elements) =>
        elements.map((element) => {
          const text = document.createRange();
          text.selectNodeContents(element);
          const { right, bottom } = text.getBoundingClientRect();
          return { right, bottom: bottom + scrollY };
        }),
      );
      expect(words).toHaveLength(3);
      // Further left than 844 of its 1600, the picture's sky is darker than #363F63: white on it has a contrast over 9.
      const dusk = (width * 844) / 1600;
      const over = words.filter(({ right, bottom }) => bottom > bridge.top && right > dusk);
      expect(over).toEqual([]);
    }
  });
}

test('the nine partners take less than two and a half screens of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/pt');
  await hydrated(page);
  const list = section(page, 'Negócios que indicamos').getByRole('list');
  await expect(list.getByRole('listitem')).toHaveCount(9);
  expect((await boxOf(list)).height).toBeLessThan(1600);
});

test('every step of the company’s flow shows its text from tablets on, on a phone the first one', async ({ page }) => {
  await page.goto('/en/services/company');
  await hydrated(page);
  const flow = section(page, 'From plan to open for business, in four stages');
  const texts = flow.locator('li p');
  const controls = flow.locator('summary');
  for (const width of [1280, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(texts.filter({ visible: true })).toHaveCount(12);
    await expect(controls.filter({ visible: true })).toHaveCount(0);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(texts.filter({ visible: true })).toHaveCount(1);
  await controls.filter({ hasText: 'Operating Agreement' }).click();
  await expect(texts.filter({ visible: true })).toHaveCount(2);
});
