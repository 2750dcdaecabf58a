import type { Page } from '@playwright/test';
import { expect, settled, hydrated, islandLive, test } from '../site/test';

const textsOf = (language: string) => new RegExp(`/locales/${language}/translation\\.json`);
/** Also the files of the builds. */
const everyFileOf = (language: string) => new RegExp(`/locales/${language}(/translation)?\\.json`);
/** The code that fetches a language, and i18next. */
const chunks = /\/builds\/shell\/[^/]+\/static\/js\/(?!main)[^/]+\.js/;
const rawKey = /\b(nav|about|footer|header|page|language)\.[a-z_]+/;

async function choose(page: Page, name: string): Promise<void> {
  const banner = page.getByRole('banner');
  await banner.locator('summary').filter({ visible: true }).first().click();
  await banner.getByRole('link', { name }).filter({ visible: true }).click();
}

const notice = (page: Page) => page.locator('[data-language-notice]');
const keptLanguage = (page: Page) => page.evaluate(() => [localStorage.getItem('lang'), document.cookie]);

async function expectComplete(page: Page, language: 'pt' | 'en' | 'es', title: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.locator('body')).not.toContainText(rawKey);
  expect(await page.title()).not.toMatch(rawKey);
}

let title: string;
test.beforeEach(async ({ page, expected }) => {
  expected.console(
    /404|has no texts|ERR_INTERNET_DISCONNECTED|The texts in (es|en|pt) did not come|No texts came|federation did not start|Loading chunk/,
  );
  await page.goto('/sobre');
  await hydrated(page);
  // Wait for what the page loads by itself before a test cuts the network.
  await settled(page);
  title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
});

const faults = {
  'Spanish is missing': async (page: Page) => page.route(textsOf('es'), (route) => route.fulfill({ status: 404 })),
  'Spanish and English are missing': async (page: Page) =>
    page.route(/locales\/e[ns]\/translation.json/, (route) => route.fulfill({ status: 404 })),
  'HTML comes in place of Spanish': async (page: Page) =>
    page.route(textsOf('es'), (route) => route.fulfill({ body: '<!doctype html>', contentType: 'text/html' })),
  'the code that fetches texts is missing': async (page: Page) =>
    page.route(chunks, (route) => route.fulfill({ status: 404 })),
  'the code that fetches texts hangs': async (page: Page) => page.route(chunks, () => undefined),
  'the browser is offline': async (page: Page) => page.context().setOffline(true),
};

for (const [fault, cause] of Object.entries(faults)) {
  test(`the page stays complete in its language while ${fault}, and the retry works`, async ({ page }) => {
    await cause(page);
    await choose(page, 'Español');
    await expect(page.getByRole('banner').locator('details[open]')).toHaveCount(0);
    await expect(notice(page).getByRole('status')).toHaveText(/^Não foi possível abrir a página em espanhol/, {
      timeout: 30_000,
    });
    await expectComplete(page, 'pt', title);
    expect(await keptLanguage(page)).toEqual([null, '']);

    await page.unrouteAll();
    await page.context().setOffline(false);
    await notice(page).getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expectComplete(page, 'es', 'Una consultoría pequeña, por elección');
    await expect(notice(page)).toHaveCount(0);
    expect(await keptLanguage(page)).toEqual(['es', 'lang_public=es']);
  });
}

for (const width of [360, 1280]) {
  test(`at ${width} px the notice covers nothing of the page’s beginning`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    let fail = () => {};
    const held = new Promise<void>((resolve) => (fail = resolve));
    await page.route(textsOf('es'), (route) => held.then(() => route.fulfill({ status: 404 })));
    await choose(page, 'Español');
    const heading = page.getByRole('heading', { level: 1 });
    for (const state of ['loading', 'failed']) {
      await expect(page.locator(`[data-language-notice=${state}]`)).toHaveCSS('opacity', '1', { timeout: 30_000 });
      const bottom = await notice(page).evaluate((node) => node.getBoundingClientRect().bottom);
      expect(await heading.evaluate((node) => node.getBoundingClientRect().top), state).toBeGreaterThan(bottom);
      await expect(page.getByRole('banner')).toBeInViewport();
      fail();
    }
  });
}

test('slow texts: the switcher shows the language that is loading, and the last choice wins', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(textsOf('es'), (route) => held.then(() => route.continue()));
  await choose(page, 'Español');
  await expect(page.getByRole('banner').getByText('PT → ES')).toBeVisible();
  await expect(notice(page).getByRole('status')).toHaveText('Abrindo a página em espanhol…');
  await expectComplete(page, 'pt', title);
  await choose(page, 'English');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const arrived = page.waitForResponse(textsOf('es'));
  release();
  await (await arrived).finished();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect((await keptLanguage(page))[0]).toBe('en');
});

test('slow code: a choice holds when the visitor leaves the page that it waits for', async ({ page }) => {
  await page.goto('/pt/sobre');
  await hydrated(page);
  let request = () => {};
  let release = () => {};
  const requested = new Promise<void>((resolve) => (request = resolve));
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/builds/remote-public/**/static/js/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('about.values')) {
      request();
      await held;
    }
    await route.fulfill({ response });
  });
  await choose(page, 'English');
  await requested;
  await expectComplete(page, 'pt', title);
  await page.getByRole('banner').getByRole('link', { name: 'Contato' }).click();
  await expect(page).toHaveURL(/\/(en\/contact|pt\/contato)$/);
  release();
  await settled(page);
  await expectComplete(page, 'en', 'Talk to us');
  await expect(page).toHaveURL(/\/en\/contact$/);
  expect((await keptLanguage(page))[0]).toBe('en');
});

test('a page whose own texts are missing opens with the texts of the site', async ({ page }) => {
  await page.route(/\/builds\/shell\/.*\/locales\//, (route) => route.fulfill({ status: 404 }));
  await page.goto('/es/quienes-somos');
  await hydrated(page);
  await expectComplete(page, 'es', 'Una consultoría pequeña, por elección');
  await expect(notice(page)).toHaveCount(0);
});

test('a form whose own texts are missing works with the texts of the site', async ({ page }) => {
  await page.route(/\/builds\/remote-public\/.*\/locales\//, (route) => route.fulfill({ status: 404 }));
  await page.goto('/contato');
  const main = page.getByRole('main');
  const written = await main.innerText();
  await hydrated(page);
  await settled(page);
  await main.getByRole('button', { name: 'Continuar por e-mail' }).click();
  await expect(main.locator('[aria-invalid=true]').first()).toBeVisible();
  expect(await main.innerText()).toContain(written.split('\n')[0]);
  await expect(page.locator('body')).not.toContainText(rawKey);
});

test('a form without texts stays as it was served, with a notice, and a retry makes it work', async ({
  page,
  expected,
}) => {
  // The code that waits for its texts is preloaded, and used only after the retry.
  expected.console(/remote-public .* failed|has no texts|was preloaded using link preload/);
  await page.route(/\/builds\/remote-public\/.*\/locales\//, (route) => route.fulfill({ status: 404 }));
  await page.route(textsOf('pt'), (route) => route.fulfill({ status: 404 }));
  await page.goto('/contato');
  const main = page.getByRole('main');
  const title = await main.getByRole('heading', { level: 1 }).innerText();
  await expect(main.getByRole('alert')).toContainText('não está disponível agora');
  await expectComplete(page, 'pt', title);
  await page.unrouteAll();
  await main.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(main.getByRole('alert')).toHaveCount(0);
  await islandLive(page);
  await main.getByRole('button', { name: 'Continuar por e-mail' }).click();
  await expect(main.locator('[aria-invalid=true]').first()).toBeVisible();
});

test('a URL whose texts are missing opens in English with a notice, and the retry restores its language', async ({
  page,
}) => {
  await page.route(everyFileOf('es'), (route) => route.fulfill({ status: 404 }));
  await page.goto('/es/quienes-somos');
  await hydrated(page);
  await expect(notice(page).getByRole('status')).toHaveText(/^We could not open the page in Spanish/);
  await expect(page).toHaveURL('/en/about');
  await expectComplete(page, 'en', 'A small consultancy, on purpose');
  await page.unrouteAll();
  await notice(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/es/quienes-somos');
  await expectComplete(page, 'es', 'Una consultoría pequeña, por elección');
});

test('without texts in any language the page stays as it was served, and its links work', async ({ page }) => {
  await page.route('**/locales/**', (route) => route.fulfill({ status: 404 }));
  const reported = page.waitForEvent('console', (message) => message.text().includes('No texts came'));
  await page.goto('/es/quienes-somos');
  await reported;
  await expectComplete(page, 'es', 'Una consultoría pequeña, por elección');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Servicios' }).first().click();
  await expect(page).toHaveURL('/es/servicios');
});
