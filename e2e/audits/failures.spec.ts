import type { Route } from '@playwright/test';
import { deleteLiveEntry } from '../site/live';
import { startOwnSite, type OwnSite } from '../site/own-site';
import { expectShown } from '../site/shown-page';
import { expect, hydrated, test } from '../site/test';

const missing = /404|Refused to execute/;
let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite();
});
test.afterAll(() => site.stop());

test('without Hel’s entry the page is complete, and her launcher shows the failure', async ({ page, expected }) => {
  expected.console(missing);
  expected.console(/remote-chat .* failed/);
  const restore = await deleteLiveEntry(site.store, 'remote-chat');
  // Playwright shows the body of a beacon only to a route handler.
  await page.route('**/api/beacons', (route) => route.continue());
  const reported = (part: string, phase: string) =>
    page.waitForRequest((request) => {
      const body = request.url().endsWith('/api/beacons') ? request.postData() : undefined;
      return body?.includes(`"remote":"${part}"`) === true && body.includes(`"phase":"${phase}"`);
    });
  const beacons = Promise.all([reported('remote-chat', 'entry'), reported('remote-public', 'ready')]);
  await page.goto(site.url);
  await hydrated(page);

  await page.getByRole('button', { name: 'Conversar com a Hel' }).click();
  await expect(page.getByText('A assistente não está disponível agora.')).toBeVisible();
  // One of the part that failed and one of a part that arrived. The backend accepts only complete beacons.
  for (const beacon of await beacons) expect((await beacon.response())?.status()).toBe(204);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Sobre' }).click();
  await expectShown(page, 'about');
  await restore();
});

test('without the public part’s entry, header, footer and the prerendered text stay', async ({ page, expected }) => {
  expected.console(missing);
  expected.console(/remote-public .* failed/);
  const restore = await deleteLiveEntry(site.store, 'remote-public');
  await page.goto(`${site.url}/contato`);
  await hydrated(page);

  await expectShown(page, 'contact');
  await expect(page.getByText('Esta parte da página não está disponível agora.')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('banner').getByText('Conta', { exact: true }).click();
  await expect(page.getByRole('link', { name: 'Entrar' }).first()).toBeVisible();

  // The home page works without its code: nothing is reported to the visitor.
  const failed = page.waitForEvent('console', (message) => message.text().includes('remote-public'));
  await page.goto(site.url);
  await failed;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await restore();
});

test('a public page whose code fails after a navigation is shown as the server has it', async ({ page, expected }) => {
  expected.console(missing);
  expected.console(/remote-public .* failed/);
  await page.goto('/sobre');
  await hydrated(page);
  const beacons: string[] = [];
  await page.route('**/api/beacons', (route) => {
    beacons.push(route.request().postData() ?? '');
    return route.continue();
  });
  await page.route('**/builds/remote-public/**/static/js/*.js', (route) => route.fulfill({ status: 404 }));
  let documents = 0;
  page.on('domcontentloaded', () => (documents += 1));
  const follow = (name: string) =>
    page.getByRole('banner').getByRole('link', { name, exact: true }).filter({ visible: true }).click();
  await follow('Criação de sites');
  await expectShown(page, 'websites');
  // The heading is there before the rest of the document.
  await expect.poll(() => documents).toBe(1);
  expect(beacons.filter((beacon) => beacon.includes('"phase":"chunk"'))).not.toEqual([]);
  // The document that the server has fails no more: it loads once, and again for the next page.
  await hydrated(page);
  await follow('Contato');
  await expectShown(page, 'contact');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  expect(documents).toBe(2);
  await page.goBack();
  await expectShown(page, 'websites');
});

// These break requests instead of files, on the shared site.
for (const [what, act, kind] of [
  ['is missing', (route: Route) => route.fulfill({ status: 404, contentType: 'text/html' }), 'missing'],
  ['is rejected by the server', (route: Route) => route.fulfill({ status: 500, contentType: 'text/html' }), 'other'],
  ['is cut off', (route: Route) => route.abort(), 'other'],
] as const) {
  test(`a page’s chunk that ${what} is reported as the cause of the failure`, async ({ page, expected }) => {
    expected.console(/404|500|Refused to execute|ERR_FAILED/);
    expected.console(/remote-public .* failed/);
    await page.goto('/sobre');
    await hydrated(page);
    await page.route('**/builds/remote-public/**/static/js/*.js', act);
    // The server has not got the page either: otherwise the browser would load its document.
    await page.route('**/contato', (route) => route.fulfill({ status: 404, contentType: 'text/html' }));
    const reported = page.waitForEvent('console', (message) => message.text().includes('remote-public'));
    await page.getByRole('banner').getByRole('link', { name: 'Contato' }).click();
    const report = await reported;
    expect(report.text()).toContain(`failed (chunk, ${kind})`);
    const cause = await report.args()[1]?.evaluate(({ cause }: Error & { cause: Error & { kind: string } }) => {
      return { name: cause.name, message: cause.message, kind: cause.kind };
    });
    expect(cause).toEqual({
      name: 'ChunkLoadError',
      message: expect.stringMatching(/^Loading chunk \w+ failed/),
      kind,
    });
    await expect(page.getByRole('main').getByRole('alert')).toHaveAttribute('data-kind', kind);
  });
}
