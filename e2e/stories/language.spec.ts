import { expect, hydrated, test } from '../site/test';

const promise = {
  pt: /fala a sua língua/,
  en: /speaks your language/,
  es: /habla/,
};

test.describe('the HTML, before any script', () => {
  for (const [header, language] of [
    ['es', 'es'],
    ['es-MX,pt;q=0.5', 'es'],
    ['en-GB', 'en'],
    ['de', 'pt'],
    [undefined, 'pt'],
  ] as const) {
    test(`Accept-Language ${header ?? 'absent'} is served in ${language}`, async ({ playwright, baseURL }) => {
      const plain = await playwright.request.newContext({
        ...(baseURL && { baseURL }),
        extraHTTPHeaders: header ? { 'Accept-Language': header } : {},
      });
      const response = await plain.get('/');
      const html = await response.text();
      expect(html).toContain(`<html lang="${language}">`);
      expect(html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '')).toMatch(promise[language]);
      expect(response.headers().vary).toMatch(/Cookie.*Accept-Language/);
      await plain.dispose();
    });
  }
});

for (const [locale, language] of [
  ['pt-BR', 'pt'],
  ['en-US', 'en'],
  ['es-MX', 'es'],
] as const) {
  test.describe(language, () => {
    test.use({ locale });

    test('the page hydrates the server’s nodes without a console message', async ({ page }) => {
      await page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => {
          (window as { serverHeading?: Element | null }).serverHeading = document.querySelector('h1');
        });
      });
      await page.goto('/');
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const kept = await page.evaluate(
        () => (window as { serverHeading?: Element | null }).serverHeading === document.querySelector('h1'),
      );
      expect(kept).toBe(true);
    });
  });
}

test('a chosen language is applied at once, survives a reload and reaches the other tab', async ({ page, context }) => {
  await page.goto('/');
  await hydrated(page);
  const other = await context.newPage();
  await other.goto('/sobre');
  await hydrated(other);

  await page.getByRole('banner').getByText('PT', { exact: true }).click();
  await page.getByRole('link', { name: 'Español' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Servicios' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(other.locator('html')).toHaveAttribute('lang', 'es');
  await expect(other.getByRole('banner').getByRole('link', { name: 'Servicios' })).toBeVisible();

  const response = await page.reload();
  expect(await response?.text()).toContain('<html lang="es">');
});

test('on a URL with a language, switching changes the URL and keeps the page', async ({ page }) => {
  await page.goto('/pt/sobre');
  await hydrated(page);
  await page.getByRole('banner').getByText('PT', { exact: true }).click();
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL('/en/about');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/en/contact');
});

test('without browser storage the page is complete, and a choice lasts while it is open', async ({ page }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get, configurable: true });
  });
  await page.goto('/en/websites');
  await hydrated(page);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0);
  await page.getByRole('banner').getByText('EN', { exact: true }).click();
  await page.getByRole('link', { name: 'Español' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.getByRole('banner').getByRole('link', { name: 'Contacto' }).click();
  await expect(page).toHaveURL('/es/contacto');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Habla con nosotros');
  await expect(page.getByRole('button', { name: 'Aceptar' })).toHaveCount(0);
});
