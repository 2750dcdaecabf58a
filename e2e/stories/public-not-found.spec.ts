import { axeIssues } from '../public/axe-issues';
import { fetchTexts } from '../public/texts';
import { schemes, setColorScheme } from '../public/looks';
import { expect, hydrated, test } from '../site/test';

for (const language of ['pt', 'en', 'es'] as const) {
  test(`what does not exist is said in ${language}, with a way on`, async ({ page, expected }) => {
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
      // What is no matter of color is the same in both.
      expect(await axeIssues(page, scheme === schemes[0] ? 'all' : 'colors')).toEqual([]);
    }
    await page
      .getByRole('main')
      .getByRole('link', { name: texts['notfound.services'] ?? '' })
      .click();
    await expect(page).toHaveURL(`/${language}/servicos`);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(texts['notfound.title'] ?? '');
  });
}

test('an unknown URL without a language responds with 404 in the visitor’s language', async ({ request }) => {
  const response = await request.get('/nada-aqui', { headers: { 'Accept-Language': 'es-AR' } });
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain('<html lang="es">');
});
