import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { SiteSettings } from '@ponte/contract/site';
import type { TextTable } from '@ponte/kit/i18n/text-table';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const root = here('../dist/astro');

/** What the export takes from the composed page; it renders the rest itself. */
export interface Given {
  readonly settings: SiteSettings;
  readonly texts: TextTable;
  /** The tags of the document's head that say what the page is. */
  readonly head: string;
}

export interface AstroExport {
  readonly html: string;
  /** Where its files lie. */
  readonly folder: string;
  /** How the paths of its files begin. */
  readonly filesAt: string;
}

/**
 * Builds the page as a static export by Astro, its sections as React islands. Writes to `bench/dist/astro`.
 *
 * @throws Error with Astro's messages.
 */
export async function buildWithAstro(given: Given): Promise<AstroExport> {
  await rm(root, { recursive: true, force: true });
  await mkdir(root, { recursive: true });
  await writeFile(join(root, 'given.json'), JSON.stringify(given));

  const command = join(dirname(createRequire(import.meta.url).resolve('astro/package.json')), 'astro.js');
  await promisify(execFile)(
    process.execPath,
    [command, 'build', '--silent', '--root', root, '--config', '../../astro/astro.config.ts'],
    { env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' } },
  );
  const folder = join(root, 'site');
  return { html: await readFile(join(folder, 'pt.html'), 'utf8'), folder, filesAt: '/static/' };
}
