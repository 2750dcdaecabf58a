import type { Language } from '@ponte/contract/language';
import { admin } from '../site/base';
import type { OwnSite } from '../site/own-site';
import { expect, test } from '../site/test';
import { AccountVisitor } from './account-visitor';
import { startClientSite } from './client-site';
import { createPerson, logIn } from './people';
import { plugInKey } from './security-key';

let site: OwnSite;
/** Its mail server cannot be reached, and it takes one try to sign in. */
let strict: OwnSite;

/** Visits in which something fails, and the screen says what. */
const visits = {
  async 'the login says what is wrong'(visitor: AccountVisitor) {
    const { page, words } = visitor;
    const person = await createPerson(site);
    await plugInKey(page);
    await visitor.open('login');
    await visitor.press(words.emailLink);
    await visitor.expectAlert(words.invalidEmail);
    await visitor.type('email', 'ninguem@ponte.example');
    await visitor.press(words.securityKey);
    await visitor.expectAlert(words.noKey);
    await page.context().setOffline(true);
    await visitor.press(words.emailLink);
    await visitor.expectAlert(words.noResponse);
    await page.context().setOffline(false);

    await visitor.type('email', person.email);
    await visitor.press(words.emailLink);
    await visitor.expectStatus(person.email);
    const link = await visitor.takeLink(person);
    await page.goto(link);
    await page.waitForURL(/\/perfil$/);
    await visitor.forget();
    await page.goto(link);
    await visitor.expectAlert(words.loginLinkExpired);
    await visitor.type('email', person.email);
    await visitor.press(words.emailLink);
    await visitor.expectStatus(person.email);
    await page.goto(await visitor.takeLink(person));
    await page.waitForURL(/\/perfil$/);
  },

  async 'a site without mails, and too many tries'(everywhere: AccountVisitor) {
    const { page } = everywhere;
    const visitor = everywhere.on(strict);
    await visitor.open('esqueci-senha');
    await visitor.type('email', 'ninguem@ponte.example');
    await page.keyboard.press('Enter');
    await visitor.expectAlert(visitor.words.noMail);
    await plugInKey(page);
    await visitor.open('login');
    await visitor.type('email', 'ninguem@ponte.example');
    await visitor.press(visitor.words.securityKey);
    await visitor.expectAlert(/./);
    await visitor.press(visitor.words.securityKey);
    await visitor.expectAlert(visitor.words.tooMany);
  },

  async 'a link for a new password says what is wrong'(visitor: AccountVisitor) {
    const { page, words } = visitor;
    const person = await createPerson(site);
    await visitor.open('esqueci-senha');
    await visitor.type('email', person.email);
    await page.keyboard.press('Enter');
    const link = await visitor.takeLink(person);
    await page.goto(link);
    for (const name of ['senha', 'repeated']) await visitor.type(name, 'seis-67');
    await page.keyboard.press('Enter');
    await visitor.expectAlert(words.passwordTooShort);
    await page.goto(link);
    await visitor.expectAlert(words.resetLinkExpired);
  },

  async 'the profile and the security page say what is wrong'(visitor: AccountVisitor) {
    const { page, words } = visitor;
    const person = await createPerson(site);
    await visitor.enter(person);
    await visitor.type('email', admin.email);
    await page.keyboard.press('Enter');
    await visitor.expectAlert(words.emailTaken);

    const email = `new-${process.pid}-${Date.now()}@ponte.example`;
    await visitor.type('email', email);
    await page.keyboard.press('Enter');
    await expect(page.locator(':focus')).toContainText(email);
    const link = await visitor.takeLink({ ...person, email });
    await page.goto(link);
    await visitor.expectStatus(email);
    await visitor.forget();
    await page.goto(link);
    await visitor.expectAlert(words.emailLinkExpired);

    await visitor.enter({ ...person, email });
    await visitor.open('seguranca');
    await visitor.main.getByRole('region', { name: words.tokens }).getByRole('textbox').focus();
    await page.keyboard.type('x');
    const elsewhere = await logIn(site.url, { ...person, email });
    await fetch(`${site.url}/api/perfil/sessoes`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${elsewhere}` },
    });
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/login\?next=/);
    await expect(visitor.main.getByText(words.sessionEnded)).toBeVisible();
  },
};

/** One test for each visit and each of the languages that `languagesOf` gives it, by its number. */
export function testAccountFailures(languagesOf: (visit: number) => readonly Language[]): void {
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

  for (const [at, [name, visit]] of Object.entries(visits).entries()) {
    for (const language of languagesOf(at)) {
      test(`${name}: ${language}`, ({ page }) => visit(new AccountVisitor(page, language, site)));
    }
  }
}
