import type { Locator, Page } from '@playwright/test';
import { admin } from './base';

/** The admin area as a person uses it. Fields are looked up in the page's main part, because the footer has a form too. */
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

  /** Goes from the list to the form of the person with this e-mail. */
  async openUser(email: string): Promise<void> {
    await this.search.fill(email);
    await this.main.getByRole('link', { name: `Editar ${email}`, exact: true }).click();
    await this.main.getByRole('heading', { name: /^Editar /, level: 1 }).waitFor();
    await this.field('Nome').waitFor();
  }

  /** Creates a user from the list, and returns there. */
  async createUser(person: { name: string; email: string; password: string }): Promise<void> {
    await this.main.getByRole('link', { name: 'Novo usuário' }).click();
    await this.fillUser(person);
    await this.button('Cadastrar').click();
    await this.arriveAtList('Usuário cadastrado com sucesso!');
  }

  /** Waits for the list after a save, and for its message. */
  async arriveAtList(message: string): Promise<void> {
    await this.page.waitForURL(/\/admin(\?|$)/);
    await this.message(message).waitFor();
  }

  /** What the page reports of an action. */
  message(text: string): Locator {
    return this.main.getByRole('status').filter({ hasText: text });
  }

  async fillUser(person: { name: string; email: string; password?: string }): Promise<void> {
    await this.field('Nome').fill(person.name);
    await this.field('E-mail').fill(person.email);
    if (person.password !== undefined) await this.password('Senha').fill(person.password);
    await this.main.getByLabel('Tipo').selectOption({ index: 1 });
    await this.main.getByLabel('Site').selectOption({ index: 1 });
  }
}
