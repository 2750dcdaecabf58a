import type { Page } from '@playwright/test';
import { languages } from '@ponte/contract/language';
import { accountWords } from '../client/account-words';
import { startClientSite, takeMail } from '../client/client-site';
import { createPerson, logIn, type Person } from '../client/people';
import { plugInKey } from '../client/security-key';
import { admin } from '../site/base';
import type { OwnSite } from '../site/own-site';
import { expect, test } from '../site/test';

let site: OwnSite;
/** Its mail server cannot be reached, and it takes one try to sign in. */
let strict: OwnSite;
test.beforeAll(async () => {
  [site, strict] = await Promise.all([
    startClientSite({ AUTH_PASSWORD_MIN_LENGTH: '10' }),
    startClientSite({
      AUTH_SMTP_HOST: '127.0.0.1',
      AUTH_SMTP_PORT: '1',
      AUTH_RATE_LIMIT_ENABLE: 'true',
      AUTH_RATE_LIMIT_BRUTE_FORCE_BURST: '1',
    }),
  ]);
});
test.afterAll(() => Promise.all([site.stop(), strict.stop()]));

test.beforeEach(({ expected }) => {
  // The browser reports each of the rejections.
  expected.console(/status of 4\d\d|status of 503|ERR_INTERNET_DISCONNECTED/);
});

const main = (page: Page) => page.getByRole('main');
const forget = (page: Page) => page.evaluate(() => localStorage.clear());

for (const language of languages) {
  const words = accountWords[language];

  const open = (page: Page, path: string, { url } = site) => page.goto(`${url}/${language}/${path}`);
  async function type(page: Page, name: string, text: string): Promise<void> {
    await main(page).locator(`[name=${name}]`).first().focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  }
  async function press(page: Page, name: string): Promise<void> {
    await main(page).getByRole('button', { name, exact: true }).first().focus();
    await page.keyboard.press('Enter');
  }
  const expectAlert = (page: Page, text: string) => expect(main(page).getByRole('alert')).toHaveText(text);
  async function enter(page: Page, { email, password }: Person): Promise<void> {
    await open(page, 'login');
    await type(page, 'email', email);
    await type(page, 'senha', password);
    await page.keyboard.press('Enter');
    // The address changes while the login, which has an e-mail field too, is still shown.
    await expect(main(page)).toContainText(email);
  }
  const takeLink = async ({ name, email }: Person) => (await takeMail(site, `${name} <${email}>`)).get('x-link') ?? '';

  test(`the login says what is wrong, by the keyboard alone: ${language}`, async ({ page }) => {
    const person = await createPerson(site);
    await plugInKey(page);
    await open(page, 'login');
    await press(page, words.emailLink);
    await expectAlert(page, words.invalidEmail);
    await type(page, 'email', 'ninguem@ponte.example');
    await press(page, words.securityKey);
    await expectAlert(page, words.noKey);
    await page.context().setOffline(true);
    await press(page, words.emailLink);
    await expectAlert(page, words.noResponse);
    await page.context().setOffline(false);

    await type(page, 'email', person.email);
    await press(page, words.emailLink);
    await expect(main(page).getByRole('status')).toContainText(person.email);
    const link = await takeLink(person);
    await page.goto(link);
    await page.waitForURL(/\/perfil$/);
    await forget(page);
    await page.goto(link);
    await expectAlert(page, words.loginLinkExpired);
    await type(page, 'email', person.email);
    await press(page, words.emailLink);
    await expect(main(page).getByRole('status')).toContainText(person.email);
    await page.goto(await takeLink(person));
    await page.waitForURL(/\/perfil$/);
  });

  test(`a site without mails, and too many tries: ${language}`, async ({ page }) => {
    await open(page, 'esqueci-senha', strict);
    await type(page, 'email', 'ninguem@ponte.example');
    await page.keyboard.press('Enter');
    await expectAlert(page, words.noMail);
    await plugInKey(page);
    await open(page, 'login', strict);
    await type(page, 'email', 'ninguem@ponte.example');
    const alert = main(page).getByRole('alert');
    await press(page, words.securityKey);
    await expect(alert).toHaveText(/./);
    await press(page, words.securityKey);
    await expectAlert(page, words.tooMany);
  });

  test(`a link for a new password says what is wrong: ${language}`, async ({ page }) => {
    const person = await createPerson(site);
    await open(page, 'esqueci-senha');
    await type(page, 'email', person.email);
    await page.keyboard.press('Enter');
    const link = await takeLink(person);
    await page.goto(link);
    for (const name of ['senha', 'repeated']) await type(page, name, 'seis-67');
    await page.keyboard.press('Enter');
    await expectAlert(page, words.passwordTooShort);
    await page.goto(link);
    await expectAlert(page, words.resetLinkExpired);
  });

  test(`the profile and the security page say what is wrong: ${language}`, async ({ page }) => {
    const person = await createPerson(site);
    await enter(page, person);
    await type(page, 'email', admin.email);
    await page.keyboard.press('Enter');
    await expectAlert(page, words.emailTaken);

    const email = `new-${process.pid}-${Date.now()}@ponte.example`;
    await type(page, 'email', email);
    await page.keyboard.press('Enter');
    await expect(page.locator(':focus')).toContainText(email);
    const link = await takeLink({ ...person, email });
    await page.goto(link);
    await expect(main(page).getByRole('status').filter({ hasText: email })).toBeVisible();
    await forget(page);
    await page.goto(link);
    await expectAlert(page, words.emailLinkExpired);

    await enter(page, { ...person, email });
    await open(page, 'seguranca');
    const tokens = main(page).getByRole('region', { name: words.tokens });
    await tokens.getByRole('textbox').focus();
    await page.keyboard.type('x');
    const elsewhere = await logIn(site.url, { ...person, email });
    await fetch(`${site.url}/api/perfil/sessoes`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${elsewhere}` },
    });
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/login\?next=/);
    await expect(main(page).getByText(words.sessionEnded)).toBeVisible();
  });
}
