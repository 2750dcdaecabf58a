import { startOwnSite, type OwnSite } from './own-site';
import { test } from './test';

/** A story with a site of its own, fresh each time. */
export const testOnOwnSite = test.extend<{ site: OwnSite }>({
  site: async ({ page }, provide) => {
    const site = await startOwnSite();
    await provide(site);
    // An open page still makes requests when idle.
    await page.close();
    await site.stop();
  },
});
