import { basename, join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { build } from 'esbuild';
import { repository } from '../site/base';

const folder = '/client-of-this-test/';

/** The kit's module for Nhost, bundled with the real client: scripts by name. */
export async function bundleClient(): Promise<ReadonlyMap<string, string>> {
  const { outputFiles } = await build({
    entryPoints: [join(repository, 'shared-config/kit/nhost/load-nhost.ts')],
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    logLevel: 'error',
    outdir: folder,
    write: false,
  });
  return new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
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
