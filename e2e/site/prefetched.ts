import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { BuildContract } from '@ponte/contract/build';
import { routes } from '@ponte/contract/routes';
import { resolveUrl } from '@ponte/contract/url';
import { dataDir } from './base';
import { readLiveBuild } from './live';

const part = 'remote-public';
const store = join(dataDir, 'releases');

/**
 * Decides whether links prefetch their pages; call it before the first navigation. A busy machine answers so late that the
 * browser takes its own for a 2G connection, on which nothing is prefetched.
 */
export async function setConnection(
  page: Page,
  connection: { effectiveType: '4g' } | { saveData: true },
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
  }, connection);
}

/** The paths of the files of the public part that a page's module needs, besides the part's entry. */
export async function filesOfModule(module: string): Promise<string[]> {
  const folder = join('builds', part, await readLiveBuild(store, part));
  const { exposes } = JSON.parse(await readFile(join(store, folder, 'contract.json'), 'utf8')) as BuildContract;
  const { js = [], css = [] } = exposes[module] ?? {};
  return [...js, ...css].map((file) => `/${folder}/${file}`);
}

/**
 * The paths of the scripts that the links of the content in view load in advance, on a page that runs the public part. Their
 * styles come with them, unless the page has them already.
 */
export async function scriptsOfLinksInView(page: Page): Promise<string[]> {
  const paths = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')]
      .filter((link) => {
        const { top, bottom } = link.getBoundingClientRect();
        return link.checkVisibility() && bottom > 0 && top < innerHeight;
      })
      .map(({ pathname }) => pathname),
  );
  const modules = paths.flatMap((path) => {
    const place = resolveUrl(routes, path);
    return place.kind === 'page' && place.route.part === part ? [place.route.module] : [];
  });
  const files = await Promise.all([...new Set(modules)].map(filesOfModule));
  return [...new Set(files.flat())].filter((path) => path.endsWith('.js'));
}
