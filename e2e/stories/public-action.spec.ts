import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../site/test';

/** The links in view that look like a primary action. */
const actionsInView = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.color = 'var(--coral)';
    const coral = getComputedStyle(document.body.appendChild(probe)).color;
    probe.remove();
    return [...document.querySelectorAll('a')]
      .filter(
        (link) =>
          getComputedStyle(link).backgroundColor === coral && link.checkVisibility({ visibilityProperty: true }),
      )
      .filter((link) => {
        const { left, right, top, bottom } = link.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return hit !== null && link.contains(hit);
      })
      .map((link) => link.textContent);
  });

for (const [width, path, name] of [
  [360, '/pt/servicos/vistos/familia', 'Preparar os vistos da família'],
  [768, '/pt/servicos/vistos/b1b2', 'Preparar meu B1/B2'],
  [1024, '/es/servicios/visas/b1b2', 'Preparar mi B1/B2'],
  [1280, '/en/services/visas/f1', 'Prepare my F-1'],
  [1440, '/en/services/visas/f1', 'Prepare my F-1'],
] as const) {
  test(`at ${width} px a service shows one primary action, wherever it is scrolled to`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/pt');
    await page.getByRole('button', { name: 'Aceitar' }).click();
    await page.goto(path);
    await hydrated(page);
    // The column of a wide screen ends where related services begin; the bar of others stays until the ending.
    const last = page.locator('main section').nth(width < 1280 ? -1 : -2);
    const end = await last.evaluate((element) => element.getBoundingClientRect().top - innerHeight);
    expect(end).toBeGreaterThan(200);
    for (let top = 0; top < end; top += 200) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      await expect.poll(() => actionsInView(page), { message: `scrolled to ${top}` }).toEqual([name]);
    }
    const ending = page.locator('main section').last().getByRole('link', { name });
    await ending.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(ending).toBeInViewport();
    await expect.poll(() => actionsInView(page), { message: 'scrolled to its ending' }).toEqual([name]);
  });
}

test('in a window that is too low for its bar, a service shows one primary action', async ({ page }) => {
  await page.goto('/pt');
  await page.getByRole('button', { name: 'Aceitar' }).click();
  await page.setViewportSize({ width: 1279, height: 300 });
  await page.goto('/pt/servicos/vistos/b1b2');
  await hydrated(page);
  const own = page.getByRole('main').getByRole('link', { name: 'Preparar meu B1/B2' });
  const places = [
    [own.first(), 'Preparar meu B1/B2'],
    [page.getByRole('heading', { name: 'Perguntas frequentes' }), 'Fale com a gente'],
    [page.locator('main section').last().getByRole('link'), 'Preparar meu B1/B2'],
  ] as const;
  for (const [place, action] of places) {
    await place.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect.poll(() => actionsInView(page), { message: String(place) }).toEqual([action]);
  }
});

/** The links at the top, in the middle and at the bottom of an action in the bar at the bottom of the window. */
const linksInBar = (page: Page) =>
  page.evaluate(() =>
    [20, 32, 44].map((y) => document.elementFromPoint(60, innerHeight - y)?.closest('a')?.textContent ?? 'none'),
  );

const scrollDown = (page: Page, y: number) => page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), y);

test('on a phone, the bar of a service stays until the ending shows its action, then the site’s comes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/pt');
  await page.getByRole('button', { name: 'Aceitar' }).click();
  await page.goto('/pt/servicos/vistos/eb2niw');
  await hydrated(page);
  await page
    .locator('main section')
    .nth(-2)
    .evaluate((related) => related.scrollIntoView({ behavior: 'instant' }));
  const whole = (name: string) => [name, name, name];
  await expect.poll(() => linksInBar(page)).toEqual(whole('Avaliar meu EB-2 NIW'));
  const seen: string[] = [];
  const left = await page.evaluate(() => document.body.scrollHeight - innerHeight - scrollY);
  for (let y = 0; y < left; y += 8) {
    await scrollDown(page, 8);
    await expect
      .poll(async () => new Set(await linksInBar(page)).size, { message: `one link, ${y} px further` })
      .toBe(1);
    const [first = ''] = await linksInBar(page);
    if (first !== seen.at(-1)) seen.push(first);
  }
  expect(seen).toEqual(['Avaliar meu EB-2 NIW', 'Fale com a gente']);
  await page.getByRole('link', { name: 'Política de privacidade' }).scrollIntoViewIfNeeded();
  expect(await actionsInView(page), 'below the ending').toEqual(['Fale com a gente']);
});

const coral = 'rgb(196, 64, 28)';

test('the action of the bar at the bottom is quiet while the page shows its own at its top or end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/pt');
  await page.getByRole('button', { name: 'Aceitar' }).click();
  const bar = page.locator('[data-dock]').getByRole('link', { name: 'Fale com a gente' });
  const ending = page.locator('main section').last().getByRole('link', { name: 'Conversar no WhatsApp' });
  const opening = page.locator('main').getByRole('link', { name: 'Conversar no WhatsApp' }).first();
  await expect(opening).toBeInViewport();
  await expect(bar).toBeVisible();
  await expect(bar, 'at the top of the page, also under the pointer').not.toHaveCSS('background-color', /^rgb\(/);
  // Under it, the color is a darker one.
  await page.mouse.move(0, 0);
  await page.locator('main section').nth(2).scrollIntoViewIfNeeded();
  await expect(bar).toHaveCSS('background-color', coral);
  await ending.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(ending).toBeInViewport();
  await expect(bar, 'at its end').not.toHaveCSS('background-color', coral);
  await page.getByRole('link', { name: 'Política de privacidade' }).scrollIntoViewIfNeeded();
  await expect(bar).toHaveCSS('background-color', coral);
});

for (const width of [390, 1024, 1280]) {
  test(`at ${width} px the page of websites shows one primary action, wherever it is scrolled to`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/pt');
    await page.getByRole('button', { name: 'Aceitar' }).click();
    await page.mouse.move(0, 0);
    await page.goto('/pt/criacao-de-sites');
    await hydrated(page);
    const end = await page.evaluate(() => document.body.scrollHeight - innerHeight);
    for (let top = 0; top < end; top += 100) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      await expect
        .poll(async () => (await actionsInView(page)).length, { message: `scrolled to ${top}` })
        .toBeLessThanOrEqual(1);
    }
    const quote = page.getByRole('main').getByRole('link', { name: 'Pedir um orçamento' });
    const places = [
      [quote.first(), ['Pedir um orçamento']],
      // The header of a wide screen is quiet on the whole page.
      [page.getByRole('heading', { name: 'Perguntas frequentes' }), width < 1280 ? ['Pedir um orçamento'] : []],
      [quote.last(), ['Pedir um orçamento']],
    ] as const;
    for (const [place, actions] of places) {
      await place.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await expect.poll(() => actionsInView(page), { message: String(place) }).toEqual(actions);
    }
  });
}

test('on a wide screen the action of the header is quiet while the page shows its own at its top', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/pt');
  const action = page.getByRole('banner').getByRole('link', { name: 'Fale com a gente' });
  await expect(page.getByRole('main').getByRole('link', { name: 'Conversar no WhatsApp' }).first()).toBeInViewport();
  await expect(action).not.toHaveCSS('background-color', coral);
  await action.hover();
  await expect(action, 'under the pointer').toHaveCSS('background-color', 'rgb(163, 50, 19)');
  await page.mouse.move(0, 400);
  await page.locator('main section').nth(2).scrollIntoViewIfNeeded();
  await expect(action).toHaveCSS('background-color', coral);
  await page.goto('/pt/servicos');
  await expect(action, 'on a page without one').toHaveCSS('background-color', coral);
});

test('a link above a price list opens Hel, and without scripts leads to contact', async ({ page, browser }) => {
  await page.goto('/en/services/visas');
  await hydrated(page);
  await page.getByRole('link', { name: 'Hel, our assistant, shows you the options' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused();
  await expect(page).toHaveURL('/en/services/visas');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto(new URL('/en/services/visas', page.url()).href);
  await reader.getByRole('link', { name: 'Hel, our assistant, shows you the options' }).click();
  await expect(reader).toHaveURL(/\/en\/contact$/);
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
  await plain.close();
});
