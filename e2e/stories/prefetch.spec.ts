import type { Locator, Page } from '@playwright/test';
import { filesOfModule, setConnection } from '../site/prefetched';
import { expectShown } from '../site/shown-page';
import { expect, hydrated, interactive, settled, test } from '../site/test';

const textPage = '/servicos/vistos/b1b2';

/** Paths that the page requests from now on. */
function recordRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

const ofPublicPart = (paths: readonly string[]) => paths.filter((path) => path.startsWith('/builds/remote-public/'));
const about = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sobre', exact: true }).first();

test.beforeEach(({ page }) => setConnection(page, { effectiveType: '4g' }));

for (const [what, act] of [
  ['pointed at', (page: Page) => about(page).hover()],
  ['focused', (page: Page) => about(page).focus()],
  ['touched', (page: Page) => about(page).dispatchEvent('pointerover', { pointerType: 'touch' })],
] as const) {
  test(`a link that was ${what} has loaded the files of its page and no other`, async ({ page }) => {
    // Links in the viewport would prefetch too once the part runs.
    await page.addInitScript(() => {
      window.IntersectionObserver.prototype.observe = () => {};
    });
    await page.goto(textPage);
    await hydrated(page);
    await settled(page);
    const paths = recordRequests(page);
    const files = await filesOfModule('about');
    // The code of the prefetch arrives some time after the first input.
    await expect(async () => {
      await page.keyboard.press('Shift');
      await act(page);
      expect(files.filter((file) => !paths.includes(file))).toEqual([]);
    }).toPass();
    await settled(page);
    const others = ofPublicPart(paths).filter((path) => !files.includes(path));
    expect(others.sort()).toEqual([
      expect.stringMatching(/\/locales\/pt\.json$/),
      expect.stringMatching(/\/remoteEntry\.js$/),
    ]);
    paths.length = 0;
    await about(page).click();
    await expectShown(page, 'about');
    expect(paths.filter((path) => /\.(js|css|json)$/.test(path))).toEqual([]);
  });
}

test('a link in the viewport has loaded its page on a page that runs the part', async ({ page }) => {
  const paths = recordRequests(page);
  await page.goto('/');
  await hydrated(page);
  await settled(page);
  const shared = await filesOfModule('home');
  const files = (await filesOfModule('about')).filter((file) => !shared.includes(file));
  expect(ofPublicPart(paths)).not.toEqual([]);
  expect(files.filter((file) => paths.includes(file))).toEqual([]);
  expect(files).not.toEqual([]);
  await page.keyboard.press('Shift');
  await page.getByRole('main').locator('a[href="/sobre"]').scrollIntoViewIfNeeded();
  await expect.poll(() => files.filter((file) => !paths.includes(file))).toEqual([]);
  await settled(page);
  paths.length = 0;
  await about(page).evaluate((link) => (link as HTMLElement).click());
  await expectShown(page, 'about');
  const isOfAbout = (path: string) => files.includes(path) || path.startsWith('/locales/');
  expect(paths.filter(isOfAbout)).toEqual([]);
});

/** Brings a link of the content into view, and waits until its page has been fetched. */
async function seeLink(page: Page, path: string): Promise<Locator> {
  const link = page.getByRole('main').locator(`a[href="${path}"]`).filter({ visible: true }).first();
  const isFetched = page.waitForResponse((response) => new URL(response.url()).pathname === path);
  await page.keyboard.press('Shift');
  await link.scrollIntoViewIfNeeded();
  await isFetched;
  await settled(page);
  return link;
}

test('a link that was seen on a page of text shows its page without code of the part, and offline', async ({
  page,
  context,
}) => {
  const paths = recordRequests(page);
  await page.goto(textPage);
  await interactive(page);
  const family = await seeLink(page, '/servicos/vistos/familia');
  await context.setOffline(true);
  await family.click();
  await expectShown(page, 'family');
  await page.goBack();
  await expectShown(page, 'b1b2');
  await page.goForward();
  await expectShown(page, 'family');
  await context.setOffline(false);
  expect(paths.filter((path) => path.startsWith('/builds/remote-') && path.endsWith('.js'))).toEqual([]);
});

test('a page that was shown so becomes live for its own reason', async ({ page }) => {
  await page.goto('/sobre');
  await interactive(page);
  const home = await seeLink(page, '/');
  await home.click();
  await expectShown(page, 'home');
  const pause = page.getByRole('button', { name: 'Pausar os vídeos' });
  await pause.scrollIntoViewIfNeeded();
  await expect(async () => {
    if (await pause.isVisible()) await pause.click();
    await expect(page.getByRole('button', { name: 'Reproduzir os vídeos' })).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('nothing is prefetched for a visitor who saves data', async ({ page }) => {
  await setConnection(page, { saveData: true });
  await page.goto(textPage);
  await hydrated(page);
  await settled(page);
  const paths = recordRequests(page);
  await about(page).hover();
  await settled(page);
  expect(ofPublicPart(paths)).toEqual([]);
  await about(page).click();
  await expectShown(page, 'about');
  expect(ofPublicPart(paths)).not.toEqual([]);
});
