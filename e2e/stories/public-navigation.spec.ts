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
