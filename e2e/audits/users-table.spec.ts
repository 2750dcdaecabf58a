import type { Page } from '@playwright/test';
import { limits } from '@ponte/contract/api';
import { AdminScreens } from '../site/admin-screens';
import { startOwnSite, type OwnSite } from '../site/own-site';
import { startSeededBackend } from '../site/backend';
import type { Running } from '../site/server';
import { expect, test } from '../site/test';

const people = 10_000;
/** The rows of one page of the table, with its header. */
const mostRows = limits.usersPerPage + 1;
/** Elements that one input may add to the main part: a few for each cell of a page of rows. */
const mostElements = limits.usersPerPage * 40;

let backend: Running;
let site: OwnSite;
test.beforeAll(async () => {
  backend = await startSeededBackend(people);
  site = await startOwnSite({ backendUrl: backend.url });
});
test.afterAll(async () => {
  await site.stop();
  await backend.stop();
});

/** Counts the elements that are added to the main part from now on. */
async function countAdded(page: Page): Promise<() => Promise<number>> {
  const counter = await page.evaluateHandle(() => {
    const main = document.querySelector('main');
    if (!main) throw new Error('The page has no main part');
    const count = { added: 0 };
    new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        for (const node of addedNodes)
          if (node instanceof Element) count.added += 1 + node.querySelectorAll('*').length;
      }
    }).observe(main, { subtree: true, childList: true });
    return count;
  });
  return () => counter.evaluate((count) => count.added);
}

test(`searching, sorting and paging ${people} users renders one page of them and makes no call`, async ({ page }) => {
  const screens = new AdminScreens(page, site.url);
  await screens.logIn();
  await expect(screens.main.getByText('10.004 usuários')).toBeVisible();
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/usuarios') && calls.push(request.url()));
  const rows = screens.main.getByRole('row');
  const first = rows.nth(1);
  const placeColumns = () =>
    screens.main.getByRole('columnheader').evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().x));
  const columns = await placeColumns();
  const readAdded = await countAdded(page);

  async function expectOnePage(input: () => Promise<void>): Promise<void> {
    const [text, added] = [await first.innerText(), await readAdded()];
    await input();
    await expect.poll(() => first.innerText()).not.toBe(text);
    expect(await rows.count()).toBeLessThanOrEqual(mostRows);
    expect(await placeColumns()).toEqual(columns);
    expect((await readAdded()) - added).toBeLessThanOrEqual(mostElements);
  }

  await expectOnePage(() => screens.button('Última').press('Enter'));
  await expectOnePage(() => screens.button('Anterior').press('Enter'));
  await expectOnePage(() => screens.button('E-mail').press('Enter'));
  await expectOnePage(() => screens.button('E-mail').press('Enter'));
  await expectOnePage(() => screens.search.fill('9999'));
  await expectOnePage(() => screens.search.fill(''));
  expect(calls).toEqual([]);
});

test('below the header of an older shell, which stays, stand the tabs and the names of the columns', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 560 });
  const screens = new AdminScreens(page, site.url);
  await screens.logIn();
  await page.evaluate(() => {
    document.documentElement.style.setProperty('--pin', 'initial');
    document.querySelector('header')?.style.setProperty('position', 'fixed');
  });
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  await expect(screens.main.getByRole('heading', { level: 1 })).not.toBeInViewport();
  const stack = [
    page.getByRole('banner'),
    screens.main.getByRole('navigation'),
    screens.main.getByRole('columnheader'),
  ];
  const edges = async () => {
    const boxes = await Promise.all(stack.map((one) => one.first().boundingBox()));
    return boxes.flatMap((box) => (box ? [Math.round(box.y), Math.round(box.y + box.height)] : []));
  };
  const [top, ...inOrder] = await edges();
  expect(top).toBe(0);
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
  // The edge of the bar is between them.
  expect(inOrder.at(-2), 'the top of the names of the columns').toBe((inOrder.at(-3) ?? 0) + 1);
});
