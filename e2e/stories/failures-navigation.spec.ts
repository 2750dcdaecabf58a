import { back, choose, chosenFaults, follow, testJourneys } from '../faults/journeys';
import { breakRemote } from '../site/remote-faults';
import { expectShown, shownPages } from '../site/shown-page';
import { expect, hydrated, test } from '../site/test';

// The other faults: `audits/failures-navigation`.
testJourneys(chosenFaults);

test.describe('a link followed before the page is interactive', () => {
  for (const [remote, start, act, shows] of [
    ['remote-chat', 'about', follow('Contato'), 'contact'],
    ['remote-admin', 'about', follow('Contato'), 'contact'],
    ['remote-public', 'about', choose('Conta', 'Entrar'), 'login'],
  ] as const) {
    test(`${remote} hung`, async ({ page, expected }) => {
      expected.console(/./);
      // Never released and without a timeout: after one, a page that had waited for the remote would be shown too.
      await breakRemote(page, remote, 'slow');
      await page.goto(shownPages[start].path, { waitUntil: 'commit' });
      await act(page);
      await expectShown(page, shows);
      await back(page);
      await expectShown(page, start);
    });
  }
});

test('while the only remote of a page hangs, the page has its header, which leads on and back', async ({
  page,
  expected,
}) => {
  expected.console(/remote-admin .* failed/);
  await breakRemote(page, 'remote-admin', 'hung');
  await page.goto(shownPages.login.path, { waitUntil: 'commit' });
  // Before the shell's timeout, which the click alone would wait for.
  await expect(page.getByRole('banner')).toBeVisible();
  await follow('Contato')(page);
  await expectShown(page, 'contact');
  await back(page);
  await expect(page).toHaveURL(shownPages.login.path);
  await follow('Sobre')(page);
  await expectShown(page, 'about');
});

test('the page before stays, usable and with its address, until the next page is ready', async ({ page }) => {
  const { release } = await breakRemote(page, 'remote-admin', 'slow');
  await page.goto(shownPages.about.path);
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 400));
  await choose('Conta', 'Entrar')(page);
  await expect(page.getByRole('progressbar', { name: 'Carregando a página…' })).toBeVisible();
  await expect(page.locator('[aria-live=polite]').getByText('Carregando a página…')).toHaveCount(1);
  await expect(page.getByRole('banner').locator('details[open]')).toHaveCount(0);
  await expectShown(page, 'about');
  expect(await page.evaluate(() => scrollY)).toBe(400);
  // Its links lead on, and the first target is forgotten.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contato', exact: true }).click();
  await expectShown(page, 'contact');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await choose('Conta', 'Esqueci a senha')(page);
  await expectShown(page, 'contact');
  const entries = await page.evaluate(() => history.length);
  release();
  await expectShown(page, 'forgotPassword');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => [scrollY, history.length])).toEqual([0, entries + 1]);
  await back(page);
  await expectShown(page, 'contact');
});
