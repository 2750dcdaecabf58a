import type { Page, Request } from '@playwright/test';
import { catchOpening } from '../site/catch-opening';
import { expect, hydrated, test } from '../site/test';

/** Requests of an idle page: code that may be needed next, and beacons. */
const isIdle = (request: Request) => /\/builds\/|\/api\/beacons$/.test(request.url());

test.describe('the contact form', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/en/contact');
    await hydrated(page);
  });

  test('marks the invalid field and focuses it', async ({ page }) => {
    const main = page.getByRole('main');
    await main.getByLabel('Name').fill('Ana');
    await main.getByLabel('Email', { exact: true }).fill('ana@');
    await main.getByRole('button', { name: 'Continue by email' }).click();
    await expect(main.getByLabel('Email', { exact: true })).toBeFocused();
    await expect(main.getByLabel('Email', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expect(main.getByRole('alert')).toHaveCount(0);
  });

  for (const [button, protocol, said] of [
    ['Continue on WhatsApp', 'https:', 'We opened WhatsApp with your message.'],
    ['Continue by email', 'mailto:', 'We opened your email program with the message.'],
  ] as const) {
    test(`${button}: opens the complete message, without a request`, async ({ page }) => {
      const main = page.getByRole('main');
      await catchOpening(page);
      await main.getByLabel('Name').fill('Ana');
      await main.getByLabel('Email', { exact: true }).fill('ana@site.example');
      await main.getByLabel('Message').fill('Can you renew my visa?');
      const calls: string[] = [];
      page.on('request', (request) => void (isIdle(request) || calls.push(request.url())));
      await main.getByRole('button', { name: button }).click();

      await expect(main.getByRole('status')).toContainText(said);
      const opened = new URL((await page.locator('body').getAttribute('data-opened')) ?? '');
      expect(opened.protocol).toBe(protocol);
      expect(decodeURIComponent(opened.search).replaceAll('+', ' ')).toContain('Can you renew my visa?');
      await expect(main.getByLabel('Message')).toHaveValue('Can you renew my visa?');
      await expect(page).toHaveURL('/en/contact');
      expect(calls).toEqual([]);
    });
  }
});

test.describe('the newsletter', () => {
  const email = `reader-${process.pid}-${Date.now()}@site.example`;
  const field = (page: Page) => page.getByRole('contentinfo').getByRole('textbox');
  const outcome = (page: Page) => page.getByRole('contentinfo').getByRole('status');

  async function subscribe(page: Page): Promise<void> {
    await field(page).fill(email);
    await field(page).press('Enter');
  }

  test.beforeEach(async ({ page }) => {
    await page.goto('/en/about');
    await hydrated(page);
  });

  test('accepts an address once, confirms for four seconds, and recognises it the next time', async ({ page }) => {
    // From here on the test controls the page's clock.
    await page.clock.install();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await subscribe(page);
    await expect(outcome(page)).toHaveText('Done! Your email is on the list.');
    await expect(field(page)).toHaveValue('');
    await page.clock.runFor(3999);
    await expect(outcome(page)).toHaveText('Done! Your email is on the list.');
    await page.clock.runFor(1);
    await expect(outcome(page)).toBeEmpty();
    await page.clock.resume();

    await subscribe(page);
    await expect(outcome(page)).toContainText('It may already be on the list.');
    await expect(field(page)).toHaveValue(email);
  });

  test('reports a missing connection, and keeps the address', async ({ page, expected }) => {
    expected.console(/ERR_INTERNET_DISCONNECTED/);
    // Hel's code loads when the page is idle; its failure is not part of this story.
    await page.route(
      ({ pathname }) => !pathname.startsWith('/builds/remote-chat/'),
      (route) => route.abort('internetdisconnected'),
    );
    await subscribe(page);
    await expect(outcome(page)).toHaveText('We cannot connect right now. Please try again in a moment.');
    await expect(field(page)).toHaveValue(email);
  });

  test('sends no request without an address', async ({ page }) => {
    let calls = 0;
    page.on('request', (request) => (calls += Number(request.method() === 'POST' && !isIdle(request))));
    await field(page).fill('no address');
    await field(page).press('Enter');
    await expect(outcome(page)).toBeEmpty();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAccessibleDescription(/^This email looks incomplete\./);
    expect(calls).toBe(0);
  });
});
