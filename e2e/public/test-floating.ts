import { expect, settled, hydrated, test } from '../site/test';
import { findCoveredTexts } from './covered-texts';

/** Pages with prices at the right edge, where the buttons float. */
const paths = ['/pt/servicos', '/pt/servicos/vistos', '/pt/servicos/vistos/b1b2'];
const step = 40;

/** One test per page, without and with an answer to the cookie notice. */
export function testFloating(widths: readonly number[]): void {
  test.describe.configure({ mode: 'parallel' });

  for (const path of paths) {
    for (const notice of ['open', 'accepted']) {
      test(`no button floats over ${path} with the notice ${notice}, at any position`, async ({ page }) => {
        await page.goto(path);
        await hydrated(page);
        await settled(page);
        if (notice === 'accepted') await page.getByRole('button', { name: 'Aceitar' }).click();
        const corner = page.getByRole('complementary').last();
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          for (const button of [corner.getByRole('button'), corner.getByRole('link').last()]) {
            await expect(button).toBeInViewport({ ratio: 1 });
          }
          const { positions, seen, covered, lost } = await findCoveredTexts(page, step);
          expect(positions, `${width} px`).toBeGreaterThan(10);
          expect(seen, `${width} px`).toBeGreaterThan(positions);
          expect(covered, `${width} px`).toEqual([]);
          expect(lost, `${width} px, at the end of the page`).toEqual([]);
        }
      });
    }
  }
}
