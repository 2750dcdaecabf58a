import { buildUrl } from '@ponte/contract/url';
import type { Page } from '@playwright/test';
import { quickKinds } from '../public/pages';
import { expect, settled, hydrated, test } from '../site/test';

/** A text that every copy of Nhost's client contains: the key of local storage for its refresh token. */
const mark = 'nhostRefreshToken';

/** The scripts of a page that contain Nhost's client, in the order in which they arrive. */
function collectClientScripts(page: Page): string[] {
  const found: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    if ((await response.text()).includes(mark)) found.push(new URL(response.url()).pathname);
  });
  return found;
}

for (const route of quickKinds) {
  test(`${route.id} loads nothing of Nhost’s client`, async ({ page }) => {
    const found = collectClientScripts(page);
    await page.goto(buildUrl(route, 'en', 'en'));
    await hydrated(page);
    await settled(page);
    expect(found).toEqual([]);
  });
}

test('the client loads with the first newsletter sign-up', async ({ page }) => {
  const found = collectClientScripts(page);
  await page.goto('/en');
  await hydrated(page);
  const field = page.getByRole('contentinfo').getByRole('textbox');
  await field.fill(`bytes-${process.pid}-${Date.now()}@site.example`);
  await field.press('Enter');
  await expect(page.getByRole('contentinfo').getByRole('status')).toHaveText('Done! Your email is on the list.');
  expect(found).toEqual([expect.stringMatching(/^\/builds\/shell\//)]);
});
