import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildContract } from '@ponte/contract/build';
import { kinds, pagesOf } from '../public/pages';
import { findRestyled } from '../public/restyled';
import { AdminScreens } from '../site/admin-screens';
import { dataDir } from '../site/base';
import { readLiveBuild } from '../site/live';
import { expect, hydrated, settled, test } from '../site/test';

/** The URLs of all stylesheets of a part. */
async function listStyles(part: string): Promise<string[]> {
  const store = join(dataDir, 'releases');
  const build = join('builds', part, await readLiveBuild(store, part));
  const { files } = JSON.parse(await readFile(join(store, build, 'contract.json'), 'utf8')) as BuildContract;
  return Object.keys(files)
    .filter((path) => path.endsWith('.css'))
    .map((path) => `/${build}/${path}`);
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const width of [360, 768, 1280]) {
  test(`the styles of other pages change nothing on a public page, ${width} px wide`, async ({ page, expected }) => {
    // Without scripts, a page has its own styles alone. Without the typeface, nothing moves between two measurements.
    expected.console(/ERR_FAILED/);
    await page.route(/\.(js|woff2)$/, (route) => route.abort());
    await page.setViewportSize({ width, height: 800 });
    const styles = await listStyles('remote-public');
    expect(styles.length).toBeGreaterThan(5);
    for (const { url } of kinds.flatMap((route) => pagesOf(route).slice(0, 1))) {
      await page.goto(url);
      expect([url, await findRestyled(page, styles)]).toEqual([url, []]);
    }
  });

  test(`the styles of other screens change nothing in the admin area, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const screens = new AdminScreens(page);
    await screens.logIn();
    const styles = await listStyles('remote-admin');
    expect(styles.length).toBeGreaterThan(5);
    for (const path of ['/admin', '/admin/cadastro-usuario', '/admin/versoes', '/admin/auditoria', '/perfil']) {
      await page.goto(path);
      await hydrated(page);
      await settled(page);
      expect([path, await findRestyled(page, styles)]).toEqual([path, []]);
    }
  });
}
