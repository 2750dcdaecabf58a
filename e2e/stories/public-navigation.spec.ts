import { expect, hydrated, interactive, test } from '../site/test';

test('the first Tab focuses the skip link, which skips the header', async ({ page }) => {
  await page.goto('/en');
  await hydrated(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('navigation moves focus and title and marks the current link, and Back returns', async ({ page }) => {
  await page.goto('/en');
  await hydrated(page);
  const title = await page.title();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/en/about');
  await expect(page).not.toHaveTitle(title);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.locator('[aria-live=polite]', { hasText: await page.title() })).toHaveCount(1);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const nav = page.getByRole('banner').getByRole('navigation');
  await expect(nav.locator('[aria-current]')).toHaveText(['About']);

  await nav.getByRole('link', { name: 'Services' }).click();
  await page.getByRole('main').locator('a[href="/en/services/taxes"]').first().click();
  await expect(page).toHaveURL('/en/services/taxes');
  await expect(nav.locator('[aria-current]')).toHaveText(['Services']);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/en/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/./);
});

for (const path of ['/en/services', '/en/services/visas']) {
  test(`a click anywhere on a line of ${path} leads to its service`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'F-1 student visa' });
    await line.scrollIntoViewIfNeeded();
    const box = await line.boundingBox();
    // Between the words and the price.
    if (box) await page.mouse.click(box.x + box.width * 0.65, box.y + box.height / 2);
    await expect(page).toHaveURL('/en/services/visas/f1');
  });
}

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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Visas para Estados Unidos');
    await expect(banner.getByLabel('Idioma: ES')).toBeVisible();
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

test('the page corrects the case of a URL too', async ({ page }) => {
  await page.goto('/en');
  await interactive(page);
  await page.evaluate(() => {
    history.pushState({}, '', '/en/services/visas/EB2NIW');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(page).toHaveURL('/en/services/visas/eb2niw');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('EB-2');
});

test('the next page is painted at its top, never where the last one was scrolled to', async ({ page }) => {
  await page.goto('/pt');
  await interactive(page);
  const link = page.getByRole('main').getByRole('link', { name: 'Impostos', exact: true }).last();
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  const frames = await page.evaluateHandle(() => {
    const seen: { heading: string | undefined; scrolled: number }[] = [];
    const { port1, port2 } = new MessageChannel();
    // After each frame's own work: what it has painted.
    port1.onmessage = () => {
      seen.push({ heading: document.querySelector('h1')?.textContent, scrolled: scrollY });
    };
    const look = () => {
      port2.postMessage(null);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    return seen;
  });
  await link.click();
  const heading = page.getByRole('heading', { level: 1, name: /^Impostos/ });
  await expect(heading).toBeInViewport();
  const shown = await heading.textContent();
  await expect.poll(async () => (await frames.jsonValue()).some((frame) => frame.heading === shown)).toBe(true);
  const late = (await frames.jsonValue()).filter((frame) => frame.heading === shown && frame.scrolled > 0);
  expect(late).toEqual([]);
});
