import type { Page } from '@playwright/test';
import { findFreePort } from '@ponte/toolchain/find-free-port';
import { accountWords } from '../client/account-words';
import { startClientSite, takeMail } from '../client/client-site';
import { providerSettings, startProvider } from '../client/oidc-provider';
import { createPerson, type Person } from '../client/people';
import { plugInKey } from '../client/security-key';
import { forgetSession } from '../site/forget-session';
import type { OwnSite } from '../site/own-site';
import { expect, test } from '../site/test';

let site: OwnSite;
let provider: Awaited<ReturnType<typeof startProvider>>;
test.beforeAll(async () => {
  const port = await findFreePort();
  site = await startClientSite({ AUTH_REQUIRE_ELEVATED_CLAIM: 'recommended', ...providerSettings(port) });
  provider = await startProvider(port, site.url);
});
test.afterAll(() => Promise.all([site.stop(), provider.stop()]));

const main = (page: Page) => page.getByRole('main');
const region = (page: Page, name: string) => main(page).getByRole('region', { name });
const links = (page: Page) => region(page, 'Contas vinculadas');
const focused = (page: Page) => page.locator(':focus');
const words = accountWords.pt;

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
}

async function openSecurity(page: Page, { email, password }: Person): Promise<void> {
  await page.goto(`${site.url}/pt/login`);
  await main(page).locator('[name=email]').fill(email);
  await main(page).locator('[name=senha]').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/perfil$/);
  await page.goto(`${site.url}/pt/seguranca`);
}

test('an account of another service is linked, signs in, and is unlinked', async ({ page, expected }) => {
  expected.console(/call to http:\/\/127\.0\.0\.1|status of 403/);
  const person = await createPerson(site);
  await provider.seat({ sub: person.email, email: `acme-${person.email}`, email_verified: true, name: 'Bia' });
  await openSecurity(page, person);
  await expect(links(page).getByText('Nenhuma conta vinculada.')).toBeVisible();
  await press(page, 'Vincular Acme');
  await expect(focused(page)).toHaveText('Conta Acme vinculada. Agora você também entra com ela.');
  await expect(links(page).getByRole('listitem')).toHaveText([/^Acme/]);
  expect(page.url()).toBe(`${site.url}/pt/seguranca`);

  await forgetSession(page);
  await page.goto(`${site.url}/pt/login`);
  await press(page, 'Entrar com Acme');
  await page.waitForURL(/\/perfil$/);
  await expect(main(page)).toContainText(person.email);

  await page.goto(`${site.url}/pt/seguranca`);
  await press(page, 'Desvincular Acme');
  await page.getByRole('dialog').getByRole('button', { name: 'Desvincular', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(focused(page)).toHaveText('Conta desvinculada.');
  await page.reload();
  await expect(links(page).getByRole('button', { name: 'Vincular Acme' })).toBeVisible();
  await expect(links(page).getByRole('listitem')).toHaveCount(0);

  await forgetSession(page);
  await page.goto(`${site.url}/pt/login`);
  await press(page, 'Entrar com Acme');
  await expect(main(page).getByRole('alert')).toContainText('não tem cadastro');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('says why an account was not linked', async ({ page, expected }) => {
  expected.console(/call to http:\/\/127\.0\.0\.1/);
  const [first, second] = [await createPerson(site), await createPerson(site)];
  await provider.seat({ sub: 'shared', email: 'shared@acme.example', email_verified: true, name: 'Bia' });
  await openSecurity(page, first);
  await press(page, 'Vincular Acme');
  await expect(focused(page)).toHaveText(/^Conta Acme vinculada/);
  await forgetSession(page);
  await openSecurity(page, second);
  await press(page, 'Vincular Acme');
  await expect(main(page).getByRole('alert')).toHaveText('Esta conta Acme já está vinculada a um usuário deste site.');
  // The provider would remember who was there.
  await page.context().clearCookies();
  await provider.decline();
  await press(page, 'Vincular Acme');
  await expect(main(page).getByRole('alert')).toHaveText('O outro serviço não confirmou quem você é. Tente de novo.');
  await expect(links(page).getByRole('listitem')).toHaveCount(0);
});

test('sensitive changes ask for the security key, and nothing changes without it', async ({ page, expected }) => {
  expected.console(/status of 401/);
  const person = await createPerson(site);
  const key = await plugInKey(page);
  const confirmed: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname === '/v1/auth/elevate/webauthn/verify' && response.ok()) confirmed.push(pathname);
  });
  await openSecurity(page, person);
  const keys = region(page, 'Chaves de segurança');
  const tokens = region(page, 'Tokens de acesso pessoal');
  await keys.getByRole('textbox').focus();
  await page.keyboard.type('Chave azul');
  await page.keyboard.press('Enter');
  await expect(focused(page)).toHaveText('Chave adicionada.');
  expect(confirmed).toHaveLength(0);

  const putBack = await key.empty();
  await tokens.getByRole('textbox').focus();
  await page.keyboard.type('Relatório');
  await page.keyboard.press('Enter');
  await expect(tokens.getByRole('alert')).toHaveText(words.needsKey);
  expect(confirmed).toHaveLength(0);
  await putBack();
  await tokens.getByRole('textbox').focus();
  await page.keyboard.press('Enter');
  await expect(focused(page)).toHaveText(/^Token criado\./);
  expect(confirmed).toHaveLength(1);

  await page.goto(`${site.url}/pt/perfil`);
  const email = `new-${person.email}`;
  await main(page).getByLabel('Novo e-mail', { exact: true }).focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(focused(page)).toContainText(`Enviamos um link para ${email}.`);
  await takeMail(site, `${person.name} <${email}>`);
  expect(confirmed).toHaveLength(2);

  await page.goto(`${site.url}/pt/seguranca`);
  await press(page, 'Remover a chave Chave azul');
  await page.getByRole('dialog').getByRole('button', { name: 'Remover', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(focused(page)).toHaveText('Chave removida.');
  await expect(keys.getByRole('listitem')).toHaveCount(0);
  expect(confirmed).toHaveLength(3);
});
