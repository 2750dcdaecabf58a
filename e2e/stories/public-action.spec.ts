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
  [360, '/es/servicios/visas/familia', 'Preparar las visas de mi familia'],
  [768, '/pt/servicos/vistos/b1b2', 'Preparar meu B1/B2'],
  [1280, '/en/services/visas/f1', 'Prepare my F-1'],
  [1440, '/en/services/visas/f1', 'Prepare my F-1'],
] as const) {
  test(`at ${width} px a service shows one primary action, wherever it is scrolled to`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/pt');
    await page.getByRole('button', { name: 'Aceitar' }).click();
    await page.goto(path);
    await hydrated(page);
    // The page's own ending follows it.
    const related = page.locator('main section').nth(-2);
    const end = await related.evaluate((element) => element.getBoundingClientRect().top - innerHeight);
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

test('a link above a price list opens Hel, and without scripts leads to contact', async ({ page, browser }) => {
  await page.goto('/en/services/visas');
  await hydrated(page);
  await page.getByRole('link', { name: 'Ask Hel, our assistant' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused();
  await expect(page).toHaveURL('/en/services/visas');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto(new URL('/en/services/visas', page.url()).href);
  await reader.getByRole('link', { name: 'Ask Hel, our assistant' }).click();
  await expect(reader).toHaveURL(/\/en\/contact$/);
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
  await plain.close();
});
