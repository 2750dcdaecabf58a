import type { BrowserContext, Page } from '@playwright/test';
import type { Beacon } from '@ponte/contract/beacon';
import type { NetworkFault } from '../site/network-faults';
import { expect, hydrated } from '../site/test';

export interface Place {
  readonly path: string;
  /** Uses the page: its content is visible, and its navigation works. */
  readonly tryOut: (page: Page) => Promise<void>;
}

export const places = {
  home: { path: '/', tryOut: usePublicPage },
  detail: { path: '/servicos/vistos/b1b2', tryOut: usePublicPage },
  admin: { path: '/admin', tryOut: useUsersTable },
} satisfies Record<string, Place>;

/** Injects a fault into the files of one build. The returned set fills with the affected requests. */
export async function strike(
  context: BrowserContext,
  build: string,
  { file, act }: NetworkFault,
): Promise<Set<string>> {
  const struck = new Set<string>();
  await context.route(
    (url) => url.pathname.startsWith(build) && file.test(url.pathname),
    async (route) => {
      struck.add(route.request().url());
      await act?.(route);
    },
  );
  return struck;
}

/** Visits and uses a page that a fault may affect. Fails unless it works without a reload. */
export async function visit(context: BrowserContext, { path, tryOut }: Place) {
  const page = await context.newPage();
  const beacons: Beacon['remote'][] = [];
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  // Playwright shows the body of a beacon only to a route handler.
  await page.route('**/api/beacons', async (route) => {
    const { remote, phase } = route.request().postDataJSON() as Beacon;
    if (phase !== 'ready') beacons.push(remote);
    await route.continue();
  });
  // Not by the event of a loaded document: on a busy machine that of the empty first one can come late.
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.goto(path, { waitUntil: 'commit' });
  await tryOut(page);
  await expect(page.getByText(/não está disponível agora/)).toHaveCount(0);
  expect(documents).toHaveLength(1);
  expect(await page.evaluate(() => 'ranForeignCode' in globalThis)).toBe(false);
  const foreign = () => getComputedStyle(document.documentElement).getPropertyValue('--foreign-style');
  expect(await page.evaluate(foreign)).toBe('');
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
  return { beacons, loaded };
}

async function usePublicPage(page: Page): Promise<void> {
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Conversar com a Hel' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contato', exact: true }).first().click();
  await expect(page).toHaveURL(/\/contato$/);
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
}

async function useUsersTable(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('main').getByRole('searchbox').fill('ana');
  await expect(page).toHaveURL(/ana/);
}
