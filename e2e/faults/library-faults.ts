import { networkFaults } from '../site/network-faults';
import { expectShown } from '../site/shown-page';
import { expect, hydrated, test } from '../site/test';

/** The shell's chunk with the library of module federation. */
const library = /\/builds\/shell\/[^/]+\/static\/js\/federation\.js$/;
const unavailable = 'Esta parte da página não está disponível agora.';

/** Pages, with a text that each keeps, and whether its form needs the code of a remote. */
const places = [
  { path: '/', text: 'Vistos, empresas e impostos nos EUA para quem vem de longe', hasForm: false },
  { path: '/servicos/vistos/b1b2', text: 'B1/B2', hasForm: false },
  { path: '/contato', text: 'Fale com a gente', hasForm: true },
  { path: '/login', text: unavailable, hasForm: true },
];

/** One test per page and fault of the library, which every remote needs: text, menu and links of the page work. */
export function testLibraryFaults(): void {
  for (const { path, text, hasForm } of places) {
    for (const fault of ['chunk missing', 'chunk modified', 'chunk hung'] as const) {
      test(`${path} can be read and left with a federation library’s ${fault}`, async ({ page, expected }) => {
        expected.console(/./);
        let struck = 0;
        await page.route(library, (route) => {
          struck += 1;
          return networkFaults[fault]?.act?.(route);
        });
        await page.goto(path, { waitUntil: 'commit' });
        await hydrated(page);
        const main = page.getByRole('main');
        if (hasForm) await expect(main.getByRole('alert')).toContainText(unavailable);
        else await page.getByRole('button', { name: 'Conversar com a Hel' }).click();
        await expect(main).toContainText(text);
        const header = page.getByRole('banner');
        await header.getByText('PT', { exact: true }).filter({ visible: true }).click();
        await expect(header.getByRole('link', { name: 'English', exact: true })).toBeVisible();
        await page.keyboard.press('Escape');
        await header.getByRole('link', { name: 'Sobre', exact: true }).filter({ visible: true }).click();
        await expectShown(page, 'about');
        expect(struck).toBeGreaterThan(0);
        expect(await page.evaluate(() => 'ranForeignCode' in globalThis)).toBe(false);
      });
    }
  }
}
