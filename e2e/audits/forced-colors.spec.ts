import type { Locator, Page } from '@playwright/test';
import { AdminScreens } from '../site/admin-screens';
import { expect, hydrated, test } from '../site/test';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

/** Names each field without a border, each select without an arrow, and each button that looks like plain text. */
async function findEdgeless(page: Page): Promise<string[]> {
  const controls = page.locator(':is(input, select, textarea, button):not([type=hidden])').filter({ visible: true });
  expect(await controls.count()).toBeGreaterThan(0);
  return controls.evaluateAll((elements) => {
    const hasEdge = (element: Element) => {
      const { borderBottomWidth, borderBottomColor } = getComputedStyle(element);
      return borderBottomWidth !== '0px' && !/^rgba\(.*, 0\)$/.test(borderBottomColor);
    };
    const isMarked = (element: Element) => {
      if (element instanceof HTMLSelectElement && getComputedStyle(element).appearance === 'none') return false;
      if (!(element instanceof HTMLButtonElement)) return hasEdge(element);
      // A button may also be underlined, one of a group with a border, or a mere drawing.
      const isUnderlined = getComputedStyle(element).textDecorationLine === 'underline';
      return (
        isUnderlined || element.innerText.trim() === '' || [element, element.parentElement].some((e) => e && hasEdge(e))
      );
    };
    return elements
      .filter((element) => !isMarked(element))
      .map((element) => `${element.tagName} ${element.id || (element as HTMLElement).innerText}`);
  });
}

/** How a link is marked, in one string. */
const markOf = (link: Locator) =>
  link.evaluate((element) => {
    const { textDecorationLine, textDecorationThickness, fontWeight, borderBottomWidth } = getComputedStyle(element);
    return [textDecorationLine, textDecorationThickness, fontWeight, borderBottomWidth].join(' ');
  });

for (const path of ['/pt', '/pt/contato', '/pt/criacao-de-sites', '/login']) {
  test(`every field and button of ${path} has an edge in forced colors`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    expect(await findEdgeless(page)).toEqual([]);
  });
}

test('every field and button of the admin area has an edge in forced colors', async ({ page }) => {
  const screens = new AdminScreens(page);
  await screens.logIn();
  for (const path of ['/admin/cadastro-usuario', '/admin/auditoria']) {
    await page.goto(path);
    await expect(screens.main.getByRole('combobox').first()).toBeVisible();
    expect(await findEdgeless(page)).toEqual([]);
  }
});

test('what loads in the admin area is drawn in forced colors', async ({ page, expected }) => {
  expected.console(/./);
  const screens = new AdminScreens(page);
  await screens.logIn();
  await page.route('**/api/usuarios**', () => undefined);
  await page.goto('/admin');
  const bar = screens.main.locator('[aria-hidden=true] span').first();
  await expect(bar).toBeVisible();
  const drawn = await bar.evaluate((element) => {
    const { outlineColor, outlineStyle } = getComputedStyle(element);
    return [outlineStyle, outlineColor === getComputedStyle(document.body).color];
  });
  expect(drawn).toEqual(['solid', true]);
});

test('the current page’s link differs from the others in forced colors', async ({ page }) => {
  await page.goto('/pt/servicos');
  await hydrated(page);
  for (const area of ['banner', 'contentinfo'] as const) {
    const links = page.getByRole(area);
    const current = await markOf(links.getByRole('link', { name: 'Serviços' }));
    expect(await markOf(links.getByRole('link', { name: 'Sobre' }))).not.toBe(current);
  }
});

test('the cable of the home page has the color of the text in forced colors', async ({ page }) => {
  await page.goto('/pt');
  const path = page.getByRole('region', { name: 'Um caminho sem surpresas' }).locator('svg path');
  const text = await page.evaluate(() => getComputedStyle(document.body).color);
  await expect(path).toHaveCSS('stroke', text);
});
