import type { BrowserContext } from '@playwright/test';
import { AdminScreens } from '../site/admin-screens';
import { buildChanged, setVersion } from '../site/other-build';
import { startOwnSite, type OwnSite } from '../site/own-site';
import { test } from '../site/test';

export const remotes = ['remote-public', 'remote-admin', 'remote-chat'] as const;

export interface FaultySite {
  readonly site: OwnSite;
  /** Opens a new browser context with an admin's session. */
  open(): Promise<BrowserContext>;
}

/** Gives the tests of a file one site whose remotes all have a build before the live one, to heal with. */
export function createFaultySite(): FaultySite {
  let site: OwnSite;
  let open: FaultySite['open'];
  test.beforeAll(async ({ browser }) => {
    site = await startOwnSite();
    await releaseEverywhere(site, () => 'package.json', setVersion('9.9.9'));
    const context = await browser.newContext({ baseURL: site.url });
    await new AdminScreens(await context.newPage(), site.url).logIn();
    const storageState = await context.storageState();
    await context.close();
    open = () => browser.newContext({ baseURL: site.url, storageState });
  });
  test.afterAll(() => site.stop());
  return {
    get site() {
      return site;
    },
    open: () => open(),
  };
}

/** Builds every remote with one change, to the file that `fileOf` names, and makes the builds live together. */
export async function releaseEverywhere(
  site: OwnSite,
  fileOf: (remote: string) => string,
  change: (source: string) => string,
): Promise<void> {
  const named: string[] = [];
  for (const remote of remotes) {
    const { dist, build, remove } = await buildChanged(remote, fileOf(remote), change);
    await site.ponte('publish', remote, dist);
    await remove();
    named.push(`${remote}@${build}`);
  }
  await site.ponte('promote', ...named, '--why', 'a change', '--force', '--no-prepare');
}
