import { buildUrl } from '@ponte/contract/url';
import { quickKinds } from '../public/pages';
import { collectClientScripts } from '../site/client-scripts';
import { expect, settled, hydrated, test } from '../site/test';

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
