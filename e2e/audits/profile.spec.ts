import type { Page } from '@playwright/test';
import { startClientSite, takeMail } from '../client/client-site';
import { createPerson, isOpen, logIn, type Person } from '../client/people';
import { AdminScreens } from '../site/admin-screens';
import { forgetSession } from '../site/forget-session';
import type { OwnSite } from '../site/own-site';
import { expect, test } from '../site/test';

let site: OwnSite;
test.beforeAll(async () => {
  site = await startClientSite();
});
test.afterAll(() => site.stop());

const main = (page: Page) => page.getByRole('main');
/** The sessions that the profile lists. */
const sessions = (page: Page) => main(page).getByRole('region', { name: 'Onde você entrou' }).getByRole('listitem');
const field = (page: Page, name: string) => main(page).getByLabel(name, { exact: true });

/** Logs in, which leads to the profile: this person is no administrator. */
async function openProfile(page: Page, person: Person, name = 'Nome', path = '/login'): Promise<void> {
  await page.goto(site.url + path);
  await main(page).locator('[name=email]').fill(person.email);
  await main(page).locator('[name=senha]').fill(person.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/perfil$/);
  await expect(field(page, name)).toHaveValue(person.name);
}

for (const [path, name, language, saved, account] of [
  ['/pt/login', 'Nome', 'Idioma das mensagens', 'Perfil salvo.', 'Conta'],
  ['/en/login', 'Name', 'Email language', 'Profile saved.', 'Account'],
  ['/es/login', 'Nombre', 'Idioma de los mensajes', 'Perfil guardado.', 'Cuenta'],
] as const) {
  test(`the keyboard alone changes name and language: ${path}`, async ({ page }) => {
    const person = await createPerson(site);
    await openProfile(page, person, name, path);
    await field(page, name).focus();
    await page.keyboard.press('End');
    await page.keyboard.type(' Lima');
    await page.keyboard.press('Tab');
    await expect(field(page, language)).toBeFocused();
    await page.keyboard.type('Esp');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator(':focus')).toHaveText(saved);
    await page.getByRole('banner').getByLabel(account, { exact: true }).first().click();
    await expect(page.getByRole('banner').getByText('Bia Prado Lima').first()).toBeVisible();
    await page.reload();
    await expect(field(page, name)).toHaveValue('Bia Prado Lima');
    await expect(field(page, language)).toHaveValue('es');
  });
}

test('a picture is cropped, uploaded and shown in the header, and removed', async ({ page }) => {
  await openProfile(page, await createPerson(site));
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } });
  const file = { name: 'bia.png', mimeType: 'image/png', buffer: picture };
  await field(page, 'Escolher foto').setInputFiles(file);
  const dialog = page.getByRole('dialog', { name: 'Ajuste a foto' });
  await dialog.getByLabel('Zoom').press('ArrowRight');
  await dialog.getByRole('button', { name: 'Usar esta foto' }).press('Enter');
  await expect(page.locator(':focus')).toHaveText('Foto salva.');
  const inHeader = page.getByRole('banner').locator('img:visible');
  const isLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth === 56;
  await expect.poll(() => inHeader.evaluate(isLoaded)).toBe(true);
  await page.reload();
  await expect.poll(() => inHeader.evaluate(isLoaded)).toBe(true);
  await main(page).getByRole('button', { name: 'Remover foto' }).click();
  await expect(page.locator(':focus')).toHaveText('Foto removida.');
  await expect(inHeader).toHaveCount(0);
});

async function changeEmail(page: Page, name: string): Promise<{ email: string; link: string }> {
  const email = `new-${process.pid}-${Date.now()}@ponte.example`;
  await field(page, 'Novo e-mail').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toContainText(`Enviamos um link para ${email}.`);
  return { email, link: (await takeMail(site, `${name} <${email}>`)).get('x-link') ?? '' };
}

test('an e-mail changes with the link in its mail, and the session stays', async ({ page }) => {
  const person = await createPerson(site);
  await openProfile(page, person);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const { email, link } = await changeEmail(page, person.name);
  await page.goto(link);
  await expect(main(page).getByRole('status').filter({ hasText: email })).toHaveText(
    `O e-mail ${email} foi confirmado.`,
  );
  await expect(main(page).getByText(email, { exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(token);
  expect(page.url()).toBe(`${site.url}/perfil`);
  await logIn(site.url, { ...person, email });
  await page.goto(link);
  await expect(main(page).getByRole('alert')).toContainText('Este link já foi usado ou venceu.');
});

test('the link signs in a browser without a session', async ({ page, browser }) => {
  const person = await createPerson(site);
  await openProfile(page, person);
  const { email, link } = await changeEmail(page, person.name);
  const context = await browser.newContext({ locale: 'pt-BR' });
  const elsewhere = await context.newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('main').getByText(`O e-mail ${email} foi confirmado.`)).toBeVisible();
  await expect(elsewhere.getByLabel('Nome', { exact: true })).toHaveValue(person.name);
  await context.close();
});

test('one session ends alone, and its window says so', async ({ page, browser, expected }) => {
  expected.console(/status of 401/);
  const person = await createPerson(site);
  const kept = await logIn(site.url, person);
  const context = await browser.newContext({ locale: 'pt-BR' });
  const elsewhere = await context.newPage();
  await openProfile(elsewhere, person);
  const ended = await elsewhere.evaluate(() => localStorage.getItem('token') ?? '');
  await openProfile(page, person);
  await expect(sessions(page)).toHaveCount(3);
  // The newest first: this one, then that of the other window.
  await sessions(page)
    .nth(1)
    .getByRole('button', { name: /^Encerrar a sessão Chrome/ })
    .focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Encerrar', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveText('Sessão encerrada.');
  await expect(sessions(page)).toHaveCount(2);
  expect([await isOpen(site.url, kept), await isOpen(site.url, ended)]).toEqual([true, false]);

  await field(elsewhere, 'Nome').focus();
  await elsewhere.keyboard.press('End');
  await elsewhere.keyboard.type(' Lima');
  await elsewhere.keyboard.press('Enter');
  await elsewhere.waitForURL(/\/login\?next=%2Fperfil$/);
  await expect(main(elsewhere).getByText('Sua sessão terminou. Entre de novo para continuar.')).toBeVisible();
  await context.close();
});

test('the audit log has a change of e-mail, requested and confirmed', async ({ page }) => {
  const person = await createPerson(site);
  await openProfile(page, person);
  const { email, link } = await changeEmail(page, person.name);
  await page.goto(link);
  await expect(main(page).getByText(`O e-mail ${email} foi confirmado.`)).toBeVisible();
  await forgetSession(page);
  const screens = new AdminScreens(page, site.url);
  await screens.logIn();
  for (const action of ['troca_email_pedida', 'email_trocado']) {
    await page.goto(`${site.url}/pt/admin/auditoria?acao=${action}`);
    await expect(main(page).getByRole('row', { name: `${person.email} → ${email}` })).toBeVisible();
  }
});

test('the other sessions are listed and end, and both kinds of session end with the logout', async ({ page }) => {
  const person = await createPerson(site);
  const elsewhere = await logIn(site.url, person);
  await openProfile(page, person);
  await changeEmail(page, person.name);
  await expect(sessions(page)).toHaveCount(2);
  await expect(sessions(page).first()).toContainText('Chrome');
  await expect(sessions(page).first()).toContainText('(esta sessão)');
  await main(page).getByRole('button', { name: 'Encerrar as outras sessões' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Encerrar' }).click();
  await expect(page.locator(':focus')).toHaveText('As outras sessões foram encerradas.');
  await expect(sessions(page)).toHaveCount(1);
  expect(await isOpen(site.url, elsewhere)).toBe(false);

  const refreshToken = await page.evaluate(() => localStorage.getItem('nhostRefreshToken'));
  await page.getByRole('banner').getByLabel('Conta', { exact: true }).first().click();
  await page.getByRole('banner').getByRole('button', { name: 'Sair' }).first().click();
  await expect(page).toHaveURL(/\/(pt)?$/);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('nhost')))).toEqual([]);
  const refresh = () => page.request.post(`${site.url}/v1/auth/token`, { data: { refreshToken } });
  await expect.poll(async () => (await refresh()).status()).toBe(401);
});
