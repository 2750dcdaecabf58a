import type { Page } from '@playwright/test';
import type { Language } from '@ponte/contract/language';
import { forgetSession } from '../site/forget-session';
import type { OwnSite } from '../site/own-site';
import { expect } from '../site/test';
import { accountWords } from './account-words';
import { takeMail } from './client-site';
import type { Person } from './people';

/** A visitor of the account screens in one language, who uses the keyboard alone. */
export class AccountVisitor {
  readonly words: (typeof accountWords)[Language];

  constructor(
    readonly page: Page,
    private readonly language: Language,
    private readonly site: OwnSite,
  ) {
    this.words = accountWords[language];
  }

  /** The same visitor on another site. */
  on(site: OwnSite): AccountVisitor {
    return new AccountVisitor(this.page, this.language, site);
  }

  get main() {
    return this.page.getByRole('main');
  }

  open(path: string) {
    return this.page.goto(`${this.site.url}/${this.language}/${path}`);
  }

  async type(name: string, text: string): Promise<void> {
    await this.main.locator(`[name=${name}]`).first().focus();
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.type(text);
  }

  async press(name: string): Promise<void> {
    await this.main.getByRole('button', { name, exact: true }).first().focus();
    await this.page.keyboard.press('Enter');
  }

  async enter({ email, password }: Person): Promise<void> {
    await this.open('login');
    await this.type('email', email);
    await this.type('senha', password);
    await this.page.keyboard.press('Enter');
    // The address changes while the login, which has an e-mail field too, is still shown.
    await expect(this.main).toContainText(email);
  }

  /** Signs out of this browser alone, as another one would be. */
  forget(): Promise<void> {
    return forgetSession(this.page);
  }

  /** The link in the newest mail to a person. */
  async takeLink({ name, email }: Person): Promise<string> {
    return (await takeMail(this.site, `${name} <${email}>`)).get('x-link') ?? '';
  }

  async expectAlert(text: string | RegExp): Promise<void> {
    await expect(this.main.getByRole('alert')).toHaveText(text);
  }

  async expectStatus(text: string): Promise<void> {
    await expect(this.main.getByRole('status').filter({ hasText: text })).toBeVisible();
  }
}
