import { expect, hydrated, test } from '../site/test';

test('Escape closes only the topmost element and returns the focus', async ({ page }) => {
  await page.goto('/en');
  await hydrated(page);
  await page.locator('[data-assistant] button').click();
  const hel = page.getByRole('dialog');
  await expect(hel).toBeVisible();
  const language = page.getByRole('banner').getByLabel('Language: EN');
  await language.focus();
  await page.keyboard.press('Enter');
  const entry = page.getByRole('banner').getByRole('link', { name: 'Español' }).filter({ visible: true });
  await expect(entry).toBeVisible();
  await page.keyboard.press('Tab');

  await page.keyboard.press('Escape');
  await expect(entry).toHaveCount(0);
  await expect(language).toBeFocused();
  await expect(hel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(hel).toBeHidden();
});

test('a menu closes when the focus leaves it: on a phone it would cover what has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/pt');
  await hydrated(page);
  const menu = page.getByRole('banner').locator('details').filter({ hasText: 'Parceiros' });
  const button = menu.locator('summary');
  await button.press('Enter');
  const last = menu.getByRole('link', { name: 'Fale com a gente' });
  await last.focus();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator(':focus')).toBeInViewport();
  await expect(page.locator('main').getByRole('link', { name: 'Conversar no WhatsApp' }).first()).toBeFocused();
});

test('Escape closes a menu that was opened before the page was hydrated', async ({ page }) => {
  let release = () => {};
  const scripts = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, (route) => scripts.then(() => route.continue()));
  await page.goto('/en', { waitUntil: 'commit' });
  const language = page.getByRole('banner').getByLabel('Language: EN');
  await language.click();
  const entry = page.getByRole('banner').getByRole('link', { name: 'Español' }).filter({ visible: true });
  await expect(entry).toBeVisible();
  release();
  await hydrated(page);
  await expect(language).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(entry).toHaveCount(0);
  await expect(language).toBeFocused();
});

test('a click outside closes the menus', async ({ page }) => {
  await page.goto('/en');
  await hydrated(page);
  const banner = page.getByRole('banner');
  await banner.getByLabel('Account').click();
  const login = banner.getByRole('link', { name: 'Sign in' }).filter({ visible: true });
  await expect(login).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Forgot password' }).filter({ visible: true })).toBeVisible();
  await banner.getByLabel('Language: EN').click();
  await expect(login).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(banner.getByRole('link', { name: 'Español' }).filter({ visible: true })).toHaveCount(0);
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('one menu has links, languages and account, also by keyboard', async ({ page }) => {
    await page.goto('/en');
    await hydrated(page);
    const menu = page.getByRole('banner').locator('summary').filter({ visible: true }).last();
    await expect(menu).toHaveText('Menu');
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    const links = page.getByRole('banner').getByRole('link').filter({ visible: true });
    const pages = ['Home', 'Services', 'Visas', 'Company', 'Taxes', 'Websites', 'About', 'Contact', 'Partners'];
    const names = [...pages, 'Português', 'English', 'Español', 'Sign in', 'Talk to us'];
    for (const name of names) await expect(links.filter({ hasText: name }), name).toHaveCount(1);
    await expect(menu).toHaveAccessibleName('Close');
    await expect(links.filter({ hasText: 'Talk to us' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');

    await menu.click();
    await links.filter({ hasText: 'Contact' }).click();
    await expect(page).toHaveURL('/en/contact');
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  });

  test('the bar has the language, and the menu of languages fits the smallest phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto('/en/services/visas');
    await hydrated(page);
    const banner = page.getByRole('banner');
    await banner.getByLabel('Language: EN').click();
    const entry = banner.getByRole('link', { name: 'Español' }).filter({ visible: true });
    await expect(entry).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await entry.click();
    await expect(page).toHaveURL('/es/servicios/visas');
    // Two lines of the dock's action would be higher.
    await expect(page.locator('[data-dock] a').first()).toHaveCSS('height', '44px');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Visas para Estados Unidos');
    await expect(banner.getByLabel('Idioma: ES')).toBeVisible();
  });

  test('on a phone held sideways, all pages of the menu are in view', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto('/pt/servicos/vistos');
    await hydrated(page);
    const menu = page.getByRole('banner').locator('summary').filter({ visible: true }).last();
    await menu.click();
    const links = page.getByRole('navigation', { name: 'Menu' }).getByRole('link');
    await expect(links.last()).toHaveText('Parceiros');
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
  });

  test('the menu covers the whole page, and a press beside it closes it', async ({ page }) => {
    await page.goto('/en/services');
    await hydrated(page);
    const menu = page.getByRole('banner').locator('summary').filter({ visible: true }).last();
    await menu.click();
    const main = page.getByRole('main');
    const isCovered = () =>
      main.evaluate(() =>
        [0.2, 0.5, 0.95].every((y) => !document.elementFromPoint(180, innerHeight * y)?.closest('main, footer, aside')),
      );
    expect(await isCovered()).toBe(true);

    await page.setViewportSize({ width: 800, height: 640 });
    await page.mouse.click(40, 300);
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(page).toHaveURL('/en/services');
  });

  test('the dock gives way to the keyboard while a field has the focus', async ({ page }) => {
    await page.goto('/en/about');
    await hydrated(page);
    await page.getByRole('button', { name: 'Accept' }).click();
    const buttons = page.getByRole('complementary').last().getByRole('link');
    await expect(buttons).toHaveText(['Talk to us', 'Chat on WhatsApp']);
    await page.getByRole('contentinfo').getByRole('textbox').focus();
    await expect(buttons).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('textbox').blur();
    await expect(buttons).toHaveCount(2);

    await page.locator('[data-assistant] button').click();
    await expect(page.getByLabel('Name')).toBeFocused();
    await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 1 });
  });

  test('with a font size of 200 %, the menu and the notice fit', async ({ page }) => {
    await page.goto('/pt');
    await hydrated(page);
    await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
    const menu = page.getByRole('banner').locator('summary').filter({ visible: true }).last();
    const brand = page.getByRole('banner').getByText('Ponte', { exact: true });
    expect(await brand.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const dock = page.getByRole('complementary').last();
    for (const button of [...(await dock.getByRole('link').all()), dock.getByRole('button')]) {
      expect((await button.boundingBox())?.height).toBe(44);
    }
    const accept = page.getByRole('button', { name: 'Aceitar' });
    for (const place of [menu, accept, page.locator('[data-cookie-notice] p')])
      await expect(place).toBeInViewport({ ratio: 1 });
    await accept.click();
    await menu.click();
    const links = page.getByRole('banner').locator('details[open] a');
    for (const name of ['Contato', 'Español', 'Esqueci a senha']) {
      const link = links.filter({ hasText: name });
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport({ ratio: 1 });
    }
  });
});
