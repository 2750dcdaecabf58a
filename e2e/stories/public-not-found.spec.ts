import { getRoute } from '@ponte/contract/routes';
import { buildUrl } from '@ponte/contract/url';
import { axeIssues } from '../public/axe-issues';
import { fetchTexts } from '../public/texts';
import { schemes, setColorScheme } from '../public/looks';
import { expect, hydrated, test } from '../site/test';

for (const language of ['pt', 'en', 'es'] as const) {
  test(`an unknown URL shows a message in ${language}, with links`, async ({ page, expected }) => {
    expected.console(/status of 404/);
    const texts = (await fetchTexts(page.request))[language];
    const response = await page.goto(`/${language}/servicos/nada-aqui`);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts['notfound.title'] ?? '');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    for (const scheme of schemes) {
      await setColorScheme(page, scheme);
      // The other rules give the same result in both schemes.
      expect(await axeIssues(page, scheme === schemes[0] ? 'all' : 'colors')).toEqual([]);
    }
    await page
      .getByRole('main')
      .getByRole('link', { name: texts['notfound.services'] ?? '' })
      .click();
    await expect(page).toHaveURL(buildUrl(getRoute('services'), language, language));
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(texts['notfound.title'] ?? '');
  });
}

test('an unknown URL without a language responds with 404 in the visitor’s language', async ({ request }) => {
  const response = await request.get('/nada-aqui', { headers: { 'Accept-Language': 'es-AR' } });
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain('<html lang="es">');
});
