import { deleteLiveEntry } from '../site/live';
import { expect, hydrated } from '../site/test';
import { testOnOwnSite as test } from '../site/test-on-own-site';

const missing = /404|Refused to execute/;

test('without Hel’s entry the page is whole, and her place says what happened', async ({ page, expected, site }) => {
  expected.console(missing);
  expected.console(/remote-chat .* failed/);
  await deleteLiveEntry(site.store, 'remote-chat');
  // The body of a beacon shows only where somebody stands in its way.
  await page.route('**/api/beacons', (route) => route.continue());
  const told = (part: string, phase: string) =>
    page.waitForRequest((request) => {
      const body = request.url().endsWith('/api/beacons') ? request.postData() : undefined;
      return body?.includes(`"remote":"${part}"`) === true && body.includes(`"phase":"${phase}"`);
    });
  const beacons = Promise.all([told('remote-chat', 'entry'), told('remote-public', 'ready')]);
  await page.goto(site.url);
  await hydrated(page);

  await expect(page.getByText('O assistente não está disponível agora.')).toBeVisible();
  // Of the part that failed and of the one that came; the backend takes only a beacon that says what it must.
  for (const beacon of await beacons) expect((await beacon.response())?.status()).toBe(204);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Sobre' }).click();
  await expect(page).toHaveURL(/\/sobre$/);
});

test('without the public part’s entry, header, footer and the prerendered text stay', async ({
  page,
  expected,
  site,
}) => {
  expected.console(missing);
  expected.console(/remote-public .* failed/);
  await deleteLiveEntry(site.store, 'remote-public');
  await page.goto(site.url);
  await hydrated(page);

  await expect(page.getByText('Esta parte da página não está disponível agora.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('banner').getByText('Conta', { exact: true }).click();
  await expect(page.getByRole('link', { name: 'Entrar' }).first()).toBeVisible();
});
