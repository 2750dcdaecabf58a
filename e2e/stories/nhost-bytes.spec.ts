import { buildUrl } from '@ponte/contract/url';
import type { Page } from '@playwright/test';
import { quickKinds } from '../public/pages';
import { expect, settled, hydrated, test } from '../site/test';

/** A text that every copy of Nhost's client contains: the key of local storage for its refresh token. */
const mark = 'nhostRefreshToken';

/** Starts to read a page's scripts. The function answers the paths of those that contain Nhost's client. */
function collectClientScripts(page: Page): () => Promise<string[]> {
  const scripts: Promise<{ path: string; text: string }>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.push(response.text().then((text) => ({ path: new URL(response.url()).pathname, text })));
  });
  return async () => {
    const read = await Promise.all(scripts);
    return read.filter(({ text }) => text.includes(mark)).map(({ path }) => path);
  };
}

for (const route of quickKinds) {
  test(`${route.id} loads nothing of Nhost’s client`, async ({ page }) => {
    const clientScripts = collectClientScripts(page);
    await page.goto(buildUrl(route, 'en', 'en'));
    await hydrated(page);
    await settled(page);
    expect(await clientScripts()).toEqual([]);
  });
}

test('the client loads with the first newsletter sign-up', async ({ page }) => {
  const clientScripts = collectClientScripts(page);
  await page.goto('/en');
  await hydrated(page);
  const field = page.getByRole('contentinfo').getByRole('textbox');
  await field.fill(`bytes-${process.pid}-${Date.now()}@site.example`);
  await field.press('Enter');
  await expect(page.getByRole('contentinfo').getByRole('status')).toHaveText('Done! Your email is on the list.');
  expect(await clientScripts()).toEqual([expect.stringMatching(/^\/builds\/shell\//)]);
});
