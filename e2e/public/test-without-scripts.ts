import { languageNames, languages } from '@ponte/contract/language';
import { buildUrl } from '@ponte/contract/url';
import { getRoute } from '@ponte/contract/routes';
import { expect, test } from '../site/test';

/** What a page that needs scripts shows without them, by the browser's language. */
const needsScript = {
  'pt-BR': 'Para usar esta página, ative o JavaScript no navegador e recarregue.',
  'en-US': 'To use this page, turn on JavaScript in your browser and reload.',
  'es-MX': 'Para usar esta página, activa JavaScript en tu navegador y vuelve a cargarla.',
} as const;
type Locale = keyof typeof needsScript;

/** Call it before any test of the file. */
export function turnScriptsOff(): void {
  test.use({ javaScriptEnabled: false });
  // Preloads are unused without scripts.
  test.beforeEach(({ expected }) => expected.console(/was preloaded using link preload but not used/));
}

/** Every public page works without scripts on a screen of this width. */
export function testPublicPages(width: number): void {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('navigation leads from page to page', async ({ page }) => {
      await page.goto('/pt');
      const banner = page.getByRole('banner');
      if (width < 960) await banner.getByText('Menu', { exact: true }).click();
      await banner.getByRole('link', { name: 'Serviços' }).filter({ visible: true }).click();
      await expect(page).toHaveURL('/pt/servicos');
      await page.getByRole('main').locator('a[href="/pt/servicos/vistos"]').first().click();
      await expect(page).toHaveURL('/pt/servicos/vistos');
      await page.getByRole('main').locator('a[href="/pt/servicos/vistos/f1"]').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('F-1');
    });

    test('the language links lead to the page in that language', async ({ page }) => {
      await page.goto('/pt/servicos/empresa/itin');
      for (const language of [...languages].reverse()) {
        const banner = page.getByRole('banner');
        await banner.locator('summary').filter({ visible: true }).first().click();
        await banner.getByRole('link', { name: languageNames[language] }).filter({ visible: true }).click();
        await expect(page).toHaveURL(buildUrl(getRoute('itin'), language, language));
        await expect(page.locator('html')).toHaveAttribute('lang', language);
      }
    });

    test('shows nothing that needs a script', async ({ page }) => {
      for (const id of ['home', 'websites', 'partners', 'b1b2'] as const) {
        await page.goto(buildUrl(getRoute(id), 'pt', 'pt'));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('main').getByRole('button').filter({ visible: true }), id).toHaveCount(0);
        await expect(page.getByRole('button', { name: /Hel/ }).filter({ visible: true }), id).toHaveCount(0);
      }
    });

    test('questions open, and all examples of sites can be reached', async ({ page }) => {
      await page.goto('/en/services/visas/b1b2');
      const question = page.getByRole('main').locator('details').first();
      await question.locator('summary').click();
      await expect(question.getByRole('paragraph')).toBeVisible();

      await page.goto('/en/websites');
      const last = page.getByRole('group', { name: /^8 of 8/ });
      await last.getByRole('link').scrollIntoViewIfNeeded();
      await expect(last.getByRole('link')).toBeInViewport();
    });
  });
}

/** Pages that need scripts say so, in the visitor's language. */
export function testPagesThatNeedScripts(width: number, locales: readonly Locale[]): void {
  for (const locale of locales) {
    test.describe(`${width} px wide, ${locale}`, () => {
      test.use({ viewport: { width, height: 800 }, locale });

      test('login and the admin area say what they need', async ({ page }) => {
        for (const path of ['/login', '/admin']) {
          await page.goto(path);
          await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByRole('paragraph').first()).toHaveText(needsScript[locale]);
          await page.getByRole('main').getByRole('link').click();
          await expect(page).toHaveURL('/');
        }
      });
    });
  }
}
