import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, hydrated, test } from '../site/test';
import { startOwnSite, type OwnSite } from '../site/own-site';

let site: OwnSite;
test.beforeEach(async () => {
  site = await startOwnSite();
});
test.afterEach(() => site.stop());

async function deleteEntry(part: string): Promise<void> {
  const record = JSON.parse(await readFile(join(site.store, 'live', 'record.json'), 'utf8')) as {
    remotes: Record<string, { build: string }>;
  };
  const folder = join(site.store, 'builds', part, record.remotes[part]?.build ?? '');
  for (const sibling of ['', '.br', '.gz']) await rm(join(folder, `remoteEntry.js${sibling}`), { force: true });
}

test('without Hel’s entry the page is whole, and her place says what happened', async ({ page, expected }) => {
  expected.console(/404|Refused to execute|remote-chat .* failed/);
  await deleteEntry('remote-chat');
  const beacon = page.waitForRequest((request) => request.url().endsWith('/api/beacons'));
  await page.goto(site.url);
  await hydrated(page);

  await expect(page.getByText('O assistente não está disponível agora.')).toBeVisible();
  // The backend takes only a beacon that says what it must.
  expect((await (await beacon).response())?.status()).toBe(204);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Sobre' }).click();
  await expect(page).toHaveURL(/\/sobre$/);
});

test('without the public part’s entry, header, footer and the prerendered text stay', async ({ page, expected }) => {
  expected.console(/404|Refused to execute|remote-public .* failed/);
  await deleteEntry('remote-public');
  await page.goto(site.url);
  await hydrated(page);

  await expect(page.getByText('Esta parte da página não está disponível agora.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('banner').getByText('Conta', { exact: true }).click();
  await expect(page.getByRole('link', { name: 'Entrar' }).first()).toBeVisible();
});
