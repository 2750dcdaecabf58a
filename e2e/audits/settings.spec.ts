import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { buildChanged, reword, type OtherBuild } from '../site/other-build';
import { startOwnSite, type OwnSite } from '../site/own-site';

let site: OwnSite;
let other: OtherBuild;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await startOwnSite({ settings: { SITE_URL: 'https://www.travessia.example', BRAND: 'Travessia' } });
  other = await buildChanged('remote-chat', 'locales/pt.ts', reword('chat.hel', 'Hel de teste'));
});
test.afterAll(async () => {
  await other.remove();
  await site.stop();
});

/** The canonical URL and the settings in the lock of every page, and the sitemap. */
async function readSite() {
  const folder = join(site.store, 'live/site');
  const pages = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html')).sort();
  const described = await Promise.all(
    pages.map(async (page) => {
      const html = await readFile(join(folder, page), 'utf8');
      const lock = /id="ponte-lock">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
      return {
        page,
        canonical: /rel="canonical" href="([^"]+)"/.exec(html)?.[1],
        settings: (JSON.parse(lock) as { site?: object }).site,
      };
    }),
  );
  return { pages: described, sitemap: await readFile(join(folder, 'sitemap.xml'), 'utf8') };
}

test('every page keeps the site’s settings when a part is promoted and rolled back in a terminal without them', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const before = await readSite();
  const canonicals = before.pages.flatMap(({ canonical }) => canonical ?? []);
  expect(canonicals.length).toBeGreaterThan(50);
  expect(canonicals.filter((url) => !url.startsWith('https://www.travessia.example/'))).toEqual([]);
  expect(before.pages.filter(({ settings }) => (settings as { brand?: string }).brand !== 'Travessia')).toEqual([]);

  await site.ponte('publish', 'remote-chat', other.dist);
  await site.ponte('promote', 'remote-chat', '--why', 'a new greeting');
  expect(await readSite()).toEqual(before);
  await site.ponte('rollback', 'remote-chat', '--why', 'the old one was better');
  expect(await readSite()).toEqual(before);

  await page.goto(`${site.url}/sobre`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^https:\/\/www\.travessia\.example\//);
  expect(await site.ponte('diff', '2')).toBe('release 2 and 4 have the same builds and settings\n');
});
