import { AdminScreens } from '../site/admin-screens';
import { startFaultyBackend, type FaultyBackend } from '../site/faulty-backend';
import { startOwnSite, type OwnSite } from '../site/own-site';
import { admin } from '../site/base';
import { expect, test } from '../site/test';

/** The messages of the specification that need a failing server. */

let backend: FaultyBackend;
let site: OwnSite;
test.beforeAll(async () => {
  backend = await startFaultyBackend();
  site = await startOwnSite({ backendUrl: backend.url });
});
test.afterAll(async () => {
  await site.stop();
  await backend.stop();
});
test.beforeEach(({ expected }) => {
  backend.repair();
  expected.console(/status of [45]\d\d|ERR_INTERNET_DISCONNECTED/);
});

for (const [fault, body, message] of [
  ['an error', { error: 'O banco caiu' }, 'O banco caiu'],
  ['only a mensagem', { mensagem: 'Volte mais tarde' }, 'Volte mais tarde'],
  ['nothing', {}, 'Erro no login'],
] as const) {
  test(`login: a 500 with ${fault} shows «${message}»`, async ({ page }) => {
    backend.break('POST /api/users/login', { status: 500, body });
    const screens = new AdminScreens(page, site.url);
    await screens.open('/login');
    await screens.typeLogin(admin.email, admin.password);
    await expect(screens.main.getByRole('alert')).toHaveText(message);
  });
}

test('login: a 200 without a token is no login', async ({ page }) => {
  backend.break('POST /api/users/login', { status: 200, body: { usuario: { id: 1 } } });
  const screens = new AdminScreens(page, site.url);
  await screens.open('/login');
  await screens.typeLogin(admin.email, admin.password);
  await expect(screens.main.getByRole('alert')).toHaveText('Erro no login');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('login: offline', async ({ page, context }) => {
  const screens = new AdminScreens(page, site.url);
  await screens.open('/login');
  await screens.button('Entrar').waitFor();
  await context.setOffline(true);
  await screens.typeLogin(admin.email, admin.password);
  await expect(screens.main.getByRole('alert')).toHaveText('Erro de conexão com o servidor');
});

test('users: a failed list shows an error, and a retry loads it', async ({ page }) => {
  const screens = new AdminScreens(page, site.url);
  await screens.logIn();
  backend.break('GET /api/usuarios', { status: 500, body: {} });
  await page.reload();
  await expect(screens.main.getByText('Erro ao buscar usuários.')).toBeVisible();
  backend.repair();
  await screens.button('Tentar novamente').click();
  await expect(screens.main.getByRole('row').nth(1)).toContainText(admin.email);
});

test('users: offline', async ({ page, context }) => {
  const screens = new AdminScreens(page, site.url);
  await screens.logIn();
  backend.break('GET /api/usuarios', { status: 500, body: {} });
  await page.reload();
  await expect(screens.main.getByText('Erro ao buscar usuários.')).toBeVisible();
  await context.setOffline(true);
  await screens.button('Tentar novamente').click();
  await expect(screens.main.getByText('Erro de conexão com o servidor.')).toBeVisible();
});

test('create: a failed load, a rejection without reason, offline', async ({ page, context }) => {
  const screens = new AdminScreens(page, site.url);
  await screens.logIn();
  backend.break('GET /api/roles', { status: 500, body: {} });
  await screens.open('/admin/cadastro-usuario');
  await expect(screens.main.getByText('Erro ao carregar dados.')).toBeVisible();

  backend.repair();
  await page.reload();
  await screens.fillUser({ name: 'Eva', email: 'eva@ponte.example', password: 'senha-da-eva' });
  backend.break('POST /api/usuarios', { status: 500, body: {} });
  await screens.button('Cadastrar').click();
  await expect(screens.main.getByText('Erro ao cadastrar usuário')).toBeVisible();
  await context.setOffline(true);
  await screens.button('Cadastrar').click();
  await expect(screens.main.getByText('Erro de conexão com o servidor')).toBeVisible();
  await expect(screens.field('Nome')).toHaveValue('Eva');
});

test('edit: a rejection without reason, offline', async ({ page, context }) => {
  const screens = new AdminScreens(page, site.url);
  await screens.logIn();
  await screens.open('/admin/editar-usuario/1');
  await screens.field('Nome').fill('Ana Souza');
  backend.break('PUT /api/usuarios/1', { status: 500, body: {} });
  await screens.button('Salvar').click();
  await expect(screens.main.getByText('Erro ao editar usuário.')).toBeVisible();
  await context.setOffline(true);
  await screens.button('Salvar').click();
  await expect(screens.main.getByText('Erro de conexão ao salvar.')).toBeVisible();
});

test('delete: a rejection without reason, offline', async ({ page, context }) => {
  const screens = new AdminScreens(page, site.url);
  await screens.logIn();
  await screens.open('/admin/cadastro-usuario');
  await screens.fillUser({ name: 'Rui', email: 'rui@ponte.example', password: 'senha-do-rui' });
  await screens.button('Cadastrar').click();
  await screens.arriveAtList('Usuário cadastrado com sucesso!');

  const row = screens.main.getByRole('row').filter({ hasText: 'rui@ponte.example' });
  await row.getByRole('button', { name: /^Excluir/ }).click();
  const dialog = page.getByRole('dialog');
  backend.break('DELETE /api/usuarios/2', { status: 500, body: {} });
  await dialog.getByRole('button', { name: 'Excluir' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Erro ao excluir usuário.');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Excluir' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Erro de conexão com o servidor.');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row).toBeVisible();
});
