import type { Page } from '@playwright/test';
import { startClientSite, takeMail } from '../client/client-site';
import { createPerson, type Person } from '../client/people';
import { languages, type Words } from '../client/second-factor-words';
import { plugInKey } from '../client/security-key';
import { computeTotp } from '../client/totp';
import { AdminScreens } from '../site/admin-screens';
import { collectClientScripts } from '../site/client-scripts';
import { forgetSession } from '../site/forget-session';
import type { OwnSite } from '../site/own-site';
import { expect, test } from '../site/test';

let site: OwnSite;
test.beforeAll(async () => {
  site = await startClientSite();
});
test.afterAll(() => site.stop());

test.beforeEach(({ expected }) => {
  // The browser reports a login that needs a code, and a wrong code.
  expected.console(/status of 401/);
});

const [portuguese] = languages;

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true });
const wrongFor = (code: string) => code.replace(/./g, (digit) => String((Number(digit) + 1) % 10));

/** Enters e-mail and password by the keyboard. */
async function typeLogin(page: Page, { prefix, email }: Words, person: Person): Promise<void> {
  await page.goto(`${site.url}${prefix}/login`);
  await field(page, email).focus();
  await page.keyboard.type(person.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
}

async function openSecurity(page: Page, words: Words, person: Person): Promise<void> {
  await typeLogin(page, words, person);
  await page.waitForURL(/\/perfil$/);
  await page.goto(`${site.url}${words.prefix}/seguranca`);
}

/** Turns the second factor on by the keyboard; resolves to the key that the app would keep. */
async function turnOn(page: Page, { on, code, done }: Words): Promise<string> {
  await main(page).getByRole('button', { name: on, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('p:focus')).toBeVisible();
  await expect(main(page).getByRole('img')).toBeInViewport({ ratio: 1 });
  // Past the button that copies the key.
  for (const _ of [1, 2]) await page.keyboard.press('Tab');
  await expect(field(page, code)).toBeFocused();
  const secret = (await main(page).locator('code').innerText()).replaceAll(/\s/g, '');
  await page.keyboard.type(computeTotp(secret));
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveText(done);
  return secret;
}

for (const words of languages) {
  test(`a login asks for the code of the app, by the keyboard alone: ${words.prefix}`, async ({ page }) => {
    const person = await createPerson(site);
    await openSecurity(page, words, person);
    const secret = await turnOn(page, words);
    await forgetSession(page);

    await typeLogin(page, words, person);
    await expect(field(page, words.code)).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await page.keyboard.type(wrongFor(computeTotp(secret, 'next')));
    await page.keyboard.press('Enter');
    await expect(field(page, words.code)).toHaveAccessibleDescription(words.wrong);
    await expect(field(page, words.code)).toBeFocused();
    await page.keyboard.type(computeTotp(secret, 'next'));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/perfil$/);
    await expect(main(page)).toContainText(person.email);
  });
}

test('an administrator resets the second factor of a person who lost the phone', async ({ page }) => {
  const person = await createPerson(site);
  await openSecurity(page, portuguese, person);
  await turnOn(page, portuguese);
  await forgetSession(page);

  const screens = new AdminScreens(page, site.url);
  await screens.logIn();
  await screens.search.fill(person.email);
  await screens.button(`Redefinir o segundo fator de ${person.email}`).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Motivo').focus();
  await page.keyboard.type('Perdeu o celular');
  await page.keyboard.press('Enter');
  await expect(screens.message('Segundo fator redefinido.')).toBeVisible();
  await expect(main(page).getByRole('row').nth(1)).toContainText('sem 2º fator');
  await page.goto(`${site.url}/pt/admin/auditoria?acao=segundo_fator_redefinido`);
  const entry = main(page).getByRole('row').filter({ hasText: 'motivo: Perdeu o celular' });
  await expect(entry).toContainText(person.email);

  await forgetSession(page);
  await typeLogin(page, portuguese, person);
  await page.waitForURL(/\/perfil$/);
});

test('a person adds and removes a security key and a token, by the keyboard', async ({ page }) => {
  const person = await createPerson(site);
  await plugInKey(page);
  await openSecurity(page, portuguese, person);
  const keys = main(page).getByRole('region', { name: 'Chaves de segurança' });
  await keys.getByRole('textbox').focus();
  await page.keyboard.type('Chave azul');
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveText('Chave adicionada.');

  const tokens = main(page).getByRole('region', { name: 'Tokens de acesso pessoal' });
  await tokens.getByRole('textbox').focus();
  await page.keyboard.type('Relatório');
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveText(/^Token criado\./);
  await expect(tokens.locator('code')).toHaveText(/^[\da-f-]{36}$/);

  await page.reload();
  await expect(keys.getByRole('listitem')).toHaveText([/^Chave azul/]);
  await expect(tokens.getByRole('listitem')).toHaveText([/^Relatório/]);
  await expect(tokens.locator('code')).toHaveCount(0);
  for (const [list, removed] of [
    [keys, 'Chave removida.'],
    [tokens, 'Token removido.'],
  ] as const) {
    await list.getByRole('listitem').getByRole('button').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Remover', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(':focus')).toHaveText(removed);
    await expect(list.getByRole('listitem')).toHaveCount(0);
  }
});

test('a security key signs in without the password, and the client loads with the first press', async ({ page }) => {
  const person = await createPerson(site);
  await plugInKey(page);
  await openSecurity(page, portuguese, person);
  const keys = main(page).getByRole('region', { name: 'Chaves de segurança' });
  await keys.getByRole('button', { name: 'Adicionar chave' }).click();
  await expect(page.locator(':focus')).toHaveText('Chave adicionada.');
  await forgetSession(page);

  const clientScripts = collectClientScripts(page);
  await page.goto(`${site.url}/pt/login`);
  const byKey = main(page).getByRole('button', { name: 'Entrar com chave de segurança' });
  await byKey.waitFor();
  await page.waitForLoadState('networkidle');
  expect(await clientScripts()).toEqual([]);
  await byKey.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/perfil$/);
  await expect(main(page)).toContainText(person.email);
  expect(await clientScripts()).toHaveLength(1);
});

test('the link of a mail signs in, unless the account has a second factor', async ({ page, expected }) => {
  expected.console(/status of 403/);
  const person = await createPerson(site);
  const openLink = async () => {
    await page.goto(`${site.url}/pt/login`);
    await field(page, 'E-mail').focus();
    await page.keyboard.type(person.email);
    await main(page).getByRole('button', { name: 'Receber um link por e-mail' }).focus();
    await page.keyboard.press('Enter');
    await expect(main(page).getByRole('status')).toContainText(person.email);
    await page.goto((await takeMail(site, `${person.name} <${person.email}>`)).get('x-link') ?? '');
  };
  await openLink();
  await page.waitForURL(/\/perfil$/);
  await page.goto(`${site.url}/pt/seguranca`);
  await turnOn(page, portuguese);
  await forgetSession(page);

  await openLink();
  await expect(main(page).getByRole('alert')).toContainText('segundo fator');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
