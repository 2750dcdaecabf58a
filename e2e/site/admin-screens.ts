import type { Locator, Page } from '@playwright/test';
import { admin } from './base';

/** The admin area as a person uses it; every field is looked for in the page's main part, beside the footer's form. */
export class AdminScreens {
  readonly main: Locator;

  constructor(
    private readonly page: Page,
    private readonly origin = '',
  ) {
    this.main = page.getByRole('main');
  }

  field(name: string): Locator {
    return this.main.getByRole('textbox', { name, exact: true });
  }

  password(name: string): Locator {
    return this.main.getByLabel(name, { exact: true });
  }

  get search(): Locator {
    return this.main.getByRole('searchbox');
  }

  button(name: string): Locator {
    return this.main.getByRole('button', { name, exact: true });
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.origin + path);
  }

  async typeLogin(email: string, password: string): Promise<void> {
    await this.field('E-mail').fill(email);
    await this.password('Senha').fill(password);
    await this.button('Entrar').click();
  }

  async logIn(): Promise<void> {
    await this.open('/login');
    await this.typeLogin(admin.email, admin.password);
    await this.page.waitForURL('**/admin');
    await this.main.getByRole('row').nth(1).waitFor();
  }

  async fillUser(person: { name: string; email: string; password?: string }): Promise<void> {
    await this.field('Nome').fill(person.name);
    await this.field('E-mail').fill(person.email);
    if (person.password !== undefined) await this.password('Senha').fill(person.password);
    await this.main.getByLabel('Tipo').selectOption({ index: 1 });
    await this.main.getByLabel('Site').selectOption({ index: 1 });
  }
}
