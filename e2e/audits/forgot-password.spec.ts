import type { Page } from '@playwright/test';
import { startClientSite, takeMail } from '../client/client-site';
import { createPerson, isOpen, logIn } from '../client/people';
import type { OwnSite } from '../site/own-site';
import { expect, test } from '../site/test';

let site: OwnSite;
test.beforeAll(async () => {
  site = await startClientSite();
});
test.afterAll(() => site.stop());

/** Each language as a person finds it: the page, and the words on the way. */
const languages = [
  {
    path: '/pt/esqueci-senha',
    email: 'E-mail',
    sent: /^Se houver uma conta/,
    fields: ['Nova senha', 'Repita a nova senha'],
    changed: 'Senha alterada. Você já está na sua conta.',
  },
  {
    path: '/en/esqueci-senha',
    email: 'Email',
    sent: /^If there is an account/,
    fields: ['New password', 'Repeat the new password'],
    changed: 'Password changed. You are signed in.',
  },
  {
    path: '/es/esqueci-senha',
    email: 'Correo electrónico',
    sent: /^Si hay una cuenta/,
    fields: ['Contraseña nueva', 'Repite la contraseña nueva'],
    changed: 'Contraseña cambiada. Ya estás en tu cuenta.',
  },
] as const;

const main = (page: Page) => page.getByRole('main');

async function requestLink(page: Page, { path, email: label, sent }: (typeof languages)[number], email: string) {
  await page.goto(site.url + path);
  await main(page).getByRole('textbox', { name: label, exact: true }).focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveText(sent);
}

/** The link of the mail to this address. */
const takeLink = async (email: string) => (await takeMail(site, email)).get('x-link') ?? '';

for (const language of languages) {
  test(`a forgotten password is replaced by the keyboard alone: ${language.path}`, async ({ page }) => {
    const person = await createPerson(site);
    const elsewhere = await logIn(site.url, person);
    await requestLink(page, language, person.email);
    const link = await takeLink(`${person.name} <${person.email}>`);
    await page.goto(link);
    const [first, second] = language.fields;
    await main(page).getByLabel(first, { exact: true }).focus();
    await page.keyboard.type('uma-senha-nova');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(main(page).getByLabel(second, { exact: true })).toBeFocused();
    await page.keyboard.type('uma-senha-nova');
    await page.keyboard.press('Enter');
    await expect(page.locator(':focus')).toHaveText(language.changed);
    expect(page.url()).toBe(site.url + language.path);

    expect(await isOpen(site.url, elsewhere)).toBe(false);
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
    expect(await isOpen(site.url, token)).toBe(true);
    await logIn(site.url, { ...person, password: 'uma-senha-nova' });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/perfil$/);
    await expect(main(page)).toContainText(person.email);
  });
}

test('an address without an account gets the same response, and a used link says so', async ({ page }) => {
  const [language] = languages;
  await requestLink(page, language, 'ninguem@ponte.example');
  const person = await createPerson(site);
  await requestLink(page, language, person.email);
  const link = await takeLink(`${person.name} <${person.email}>`);
  await page.goto(link);
  await expect(main(page).getByLabel('Nova senha', { exact: true })).toBeVisible();
  await page.goto(link);
  await expect(main(page).getByRole('alert')).toHaveText('Este link já foi usado ou venceu. Peça um novo abaixo.');
  await expect(main(page).getByRole('textbox', { name: 'E-mail', exact: true })).toBeVisible();
  expect(page.url()).toBe(`${site.url}/pt/esqueci-senha`);
});
