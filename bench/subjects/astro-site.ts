import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { SiteSettings } from '@ponte/contract/site';
import type { TextTable } from '@ponte/kit/i18n/text-table';
import { headTags, readTexts, type ComposedSite } from './composed-site';
import { homePage } from './measured-page';
import type { Site } from './subject';

const root = fileURLToPath(new URL('../dist/astro', import.meta.url));
/** How the paths of the export's own files begin. */
const filesAt = '/static/';

/** The home page as a static export by Astro; only the pictures named in its head come from the composed site. */
export async function createAstroSite(composed: ComposedSite): Promise<Site> {
  const { html, folder } = await buildWithAstro({
    settings: composed.lock.site,
    texts: await readTexts(composed),
    head: headTags(composed.pages.get(homePage.path) ?? ''),
  });
  return {
    pages: new Map([[homePage.path, html]]),
    locate: (path) => (path.startsWith(filesAt) ? join(folder, path) : composed.locate(path)),
  };
}

/** The input of the export from the composed page. It renders the rest itself. */
export interface AstroInput {
  readonly settings: SiteSettings;
  readonly texts: TextTable;
  /** The tags of the document's head that describe the page. */
  readonly head: string;
}

/**
 * Builds the page as a static export by Astro, its sections as React islands. Writes to `bench/dist/astro`.
 *
 * @throws Error with Astro's messages.
 */
async function buildWithAstro(input: AstroInput): Promise<{ html: string; folder: string }> {
  await rm(root, { recursive: true, force: true });
  await mkdir(root, { recursive: true });
  await writeFile(join(root, 'input.json'), JSON.stringify(input));

  const command = join(dirname(createRequire(import.meta.url).resolve('astro/package.json')), 'astro.js');
  await promisify(execFile)(
    process.execPath,
    [command, 'build', '--silent', '--root', root, '--config', '../../astro/astro.config.ts'],
    { env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' } },
  );
  const folder = join(root, 'site');
  return { html: await readFile(join(folder, 'pt.html'), 'utf8'), folder };
}
