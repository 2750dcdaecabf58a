import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BrowserContext, Page } from '@playwright/test';
import { repository } from '../site/base';

const folder = '/client-of-this-test/';

/** The kit's module for Nhost, bundled with the real client: scripts by name. */
export async function bundleClient(): Promise<ReadonlyMap<string, string>> {
  const output = await mkdtemp(join(tmpdir(), 'ponte-client-'));
  const options = ['--bundle', '--splitting', '--format=esm', '--platform=browser', '--log-level=error'];
  try {
    await promisify(execFile)(process.execPath, [
      join(repository, 'node_modules/esbuild/bin/esbuild'),
      join(repository, 'shared-config/kit/nhost/load-nhost.ts'),
      ...options,
      `--outdir=${output}`,
    ]);
    const names = await readdir(output);
    return new Map(
      await Promise.all(names.map(async (name) => [name, await readFile(join(output, name), 'utf8')] as const)),
    );
  } finally {
    await rm(output, { recursive: true });
  }
}

/** Lets the pages of a site import the module from the site's own origin, as their policy demands. */
export async function serveClient(context: BrowserContext, scripts: ReadonlyMap<string, string>): Promise<void> {
  await context.route(`**${folder}*`, (route) => {
    const body = scripts.get(new URL(route.request().url()).pathname.slice(folder.length));
    return route.fulfill(body === undefined ? { status: 404 } : { contentType: 'text/javascript', body });
  });
}

type Module = Record<string, unknown>;
declare global {
  var nhostOfTest: Module;
}

/** Loads the module in a page of the site, as a part does. */
export async function loadClient(page: Page): Promise<void> {
  await page.evaluate(async (script) => {
    const { loadNhost } = (await import(script)) as { loadNhost: (settings: object) => Promise<Module> };
    globalThis.nhostOfTest = await loadNhost({ nhostUrl: '/v1' });
  }, `${folder}load-nhost.js`);
}

/** Calls a function of the module by its path, such as `signIn.password`. */
export function callClient<Value = unknown>(page: Page, path: string, ...args: readonly unknown[]): Promise<Value> {
  return page.evaluate(
    ([names, given]) => {
      const find = (owner: unknown, name: string) => (owner as Module)[name];
      const called = names.reduce(find, globalThis.nhostOfTest as unknown);
      return (called as (...args: readonly unknown[]) => Promise<never>)(...given);
    },
    [path.split('.'), args] as const,
  );
}
