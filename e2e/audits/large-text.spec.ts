import type { Locator, Page } from '@playwright/test';
import { AdminScreens } from '../site/admin-screens';
import { expect, hydrated, test } from '../site/test';

test.use({ viewport: { width: 360, height: 740 } });

async function openEnlarged(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
}

/** The bar of a page on phones: its action, and its price. */
const pageBar = (page: Page) => page.locator('main [data-outlet] > div > div:has(> a):has(> span)');

/** The words of a heading that stand on two lines. */
const findBroken = (heading: Locator) =>
  heading.evaluate((element) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      for (const { 0: word, index } of node.data.matchAll(/[^\s/-]+/g)) {
        const place = document.createRange();
        place.setStart(node, index);
        place.setEnd(node, index + word.length);
        const lines = new Set([...place.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });

for (const paths of [
  ['/pt', '/en', '/es'],
  ['/pt/servicos', '/en/services', '/es/servicios'],
  ['/pt/servicos/vistos', '/pt/servicos/empresa', '/es/servicios/impuestos'],
  ['/pt/criacao-de-sites', '/es/creacion-de-sitios', '/es/aliados'],
  [
    '/pt/servicos/empresa/operating-agreement',
    '/pt/servicos/vistos/complementares',
    '/en/services/company/business-address',
    '/es/servicios/impuestos/schedule-c-se',
  ],
]) {
  test(`with a font size of 200 %, ${paths.join(', ')} fit a phone, and titles keep their words whole`, async ({
    page,
  }) => {
    for (const path of paths) {
      await openEnlarged(page, path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      expect(await findBroken(page.getByRole('heading', { level: 1 }))).toEqual([]);
    }
  });
}

test('with a font size of 200 %, titles with a picture keep their words whole on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 1024 });
  for (const path of ['/en/about', '/pt/servicos', '/es/servicios/visas', '/es/servicios/impuestos']) {
    await openEnlarged(page, path);
    expect([path, await findBroken(page.getByRole('heading', { level: 1 }))]).toEqual([path, []]);
  }
});

test('with a font size of 200 %, a service’s bar shows its price beside the floating buttons', async ({ page }) => {
  await page.goto('/pt');
  await page.getByRole('button', { name: 'Aceitar' }).click();
  for (const path of ['/pt/servicos/vistos/b1b2', '/en/services/visas/family', '/es/servicios/visas/b1b2']) {
    await openEnlarged(page, path);
    const hel = page.locator('[data-assistant] button');
    const price = pageBar(page).locator('> span');
    const [end, start] = await Promise.all([
      price.evaluate((element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        return words.getBoundingClientRect().right;
      }),
      hel.evaluate((element) => element.getBoundingClientRect().left),
    ]);
    expect(end).toBeLessThanOrEqual(start);
  }
});

test('with a font size of 200 %, the header of a wide screen shows its links and menus apart', async ({ page }) => {
  for (const width of [1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/pt', '/en', '/es']) {
      await openEnlarged(page, path);
      expect([path, width, await findOverlaps(page)]).toEqual([path, width, []]);
    }
  }
});

/** Pairs of the header's controls of which one covers the other, and those that leave the window. */
const findOverlaps = (page: Page) =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll('header :is(a, summary)')].filter((one) => one.checkVisibility());
    return controls.flatMap((one, at) => {
      const { left, right } = one.getBoundingClientRect();
      const covered = controls.slice(0, at).filter((other) => {
        const box = other.getBoundingClientRect();
        return box.left < right && left < box.right;
      });
      const names = covered.map((other) => `${one.textContent} covers ${other.textContent}`);
      return left < 0 || right > innerWidth ? [...names, `${one.textContent} leaves the window`] : names;
    });
  });

test('the bar of a page leaves no strip behind at the end of its content', async ({ page }) => {
  for (const size of ['100%', '125%', '150%', '200%']) {
    for (const [path, width] of [
      ['/pt/servicos/vistos/b1b2', 360],
      ['/pt/servicos/empresa/business-license', 320],
      ['/en/services/visas/family', 320],
      ['/es/creacion-de-sitios', 360],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(path);
      await hydrated(page);
      await page.evaluate((fontSize) => void (document.documentElement.style.fontSize = fontSize), size);
      const bar = pageBar(page);
      const where = `${path} at ${width} px, ${size}`;
      // Below the ending there is the shell's dock.
      await page.evaluate(() => {
        const footer = document.querySelector('footer') as Element;
        scrollBy({ top: footer.getBoundingClientRect().top - 400, behavior: 'instant' });
      });
      await expect(bar, where).toBeHidden();
      const ends = await page.evaluate(() =>
        ['main section:last-of-type', 'main'].map(
          (selector) => [...document.querySelectorAll(selector)].at(-1)?.getBoundingClientRect().bottom,
        ),
      );
      expect(ends[0], where).toBe(ends[1]);
      // At the middle of the page it is there.
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }));
      await expect(bar, where).toBeVisible();
    }
  }
});

test('the cookie notice leaves a service’s action whole on the smallest phones', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const path of ['/pt/servicos/vistos/b1b2', '/en/services/visas/b1b2', '/es/servicios/visas/b1b2']) {
    await page.goto(path);
    // The notice comes with the script, and moves the action up.
    const notice = await page.locator('[data-cookie-notice]').boundingBox();
    const action = await pageBar(page).getByRole('link').boundingBox();
    expect((action?.y ?? 0) + (action?.height ?? 568)).toBeLessThanOrEqual(notice?.y ?? 0);
  }
});

test('with a font size of 200 %, the screens of an administrator fit a phone', async ({ page }) => {
  await new AdminScreens(page).logIn();
  for (const path of [
    '/admin',
    '/admin/cadastro-usuario',
    '/admin/versoes',
    '/admin/auditoria',
    '/perfil',
    '/seguranca',
  ]) {
    await openEnlarged(page, path);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 360]);
  }
});
