import type { Page } from '@playwright/test';
import { partNames } from '@ponte/contract/parts';
import { axeIssues } from '../public/axe-issues';
import { admin } from '../site/base';
import { forgetSession } from '../site/forget-session';
import { readHelBuild } from '../site/hel';
import { AdminScreens } from '../site/admin-screens';
import { buildChanged, reword, type OtherBuild } from '../site/other-build';
import { startOwnSite, type OwnSite } from '../site/own-site';
import { expect as expectSoon, test } from '../site/test';

const person = { email: 'rui@ponte.example', password: 'senha-do-rui' };
/** What appears here waits for one or two commands, each a process of its own. */
const expect = expectSoon.configure({ timeout: 30_000 });
let site: OwnSite;
let other: OtherBuild;

test.beforeAll(async () => {
  site = await startOwnSite();
  other = await buildChanged('remote-chat', 'locales/pt.ts', reword('chat.hel', 'Hel de teste'));
  await site.ponte('publish', 'remote-chat', other.dist);
  await site.ponte('promote', 'remote-chat', '--why', 'a new greeting');
});
test.afterAll(async () => {
  await other.remove();
  await site.stop();
});

async function readHome(): Promise<string> {
  return (await fetch(site.url)).text();
}

async function call(page: Page, path: string, body?: object): Promise<number> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const init = body && { method: 'POST', body: JSON.stringify(body) };
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return (await fetch(site.url + path, { ...init, headers })).status;
}

test('an admin sees what is live, and rolls one part back with a reason', async ({ page }) => {
  const screens = new AdminScreens(page, site.url);
  await screens.logIn();
  await screens.main.getByRole('link', { name: 'Versões' }).click();
  const parts = screens.main.getByRole('table', { name: 'Versões no ar' });
  const part = parts.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /^Assistente Hel/ }) });
  const older = screens.main.getByRole('table', { name: 'Versões anteriores de Assistente Hel' });
  await expect(parts.getByRole('rowheader')).toHaveCount(partNames.length);
  await expect(part).toContainText(other.build);
  await expect(part).toContainText('a new greeting');
  await part.getByRole('button', { name: /^Versões anteriores/ }).click();
  await expect(older.getByRole('cell', { name: 'compatível, última boa' })).toBeVisible();
  expect(await axeIssues(page, 'all', 'main')).toEqual([]);
  expect(readHelBuild(await readHome())).toBe(other.build);

  await part.getByRole('button', { name: 'Reverter Assistente Hel', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Motivo')).toBeFocused();
  await expect(dialog.getByRole('definition').first()).toContainText('a new greeting');
  expect(await axeIssues(page, 'all', 'dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await part.getByRole('button', { name: 'Reverter Assistente Hel', exact: true }).click();
  await dialog.getByLabel('Motivo').fill('Hel não abre no celular');
  await page.keyboard.press('Enter');
  const done = screens.main.getByText(/^Assistente Hel: a versão .* está no ar \(lançamento \d+\)\.$/);
  // Pages that the command has to compose take minutes on a busy machine; the page says meanwhile that it continues.
  await expect(done).toBeVisible({ timeout: 180_000 });
  await expect(part).toContainText('Hel não abre no celular');
  await expect(part.getByRole('cell', { name: 'no ar, após reversão' })).toBeVisible();
  await expect(
    older.getByRole('cell', { name: /^retirada pelo lançamento \d+: Hel não abre no celular/ }),
  ).toBeVisible();
  const history = screens.main.getByRole('table', { name: 'Últimos lançamentos' });
  await expect(history.getByRole('listitem').first()).toContainText(`${other.build} →`);

  expect(readHelBuild(await readHome())).not.toBe(other.build);
  const { releases } = JSON.parse(await site.ponte('history', '--json')) as { releases: object[] };
  expect(releases[0]).toMatchObject({ by: admin.email, why: 'Hel não abre no celular', action: 'rollback' });
  expect(await call(page, '/api/releases/remote-chat/rollback', { why: 'x', to: other.build })).toBe(409);

  await screens.main.getByRole('link', { name: 'Auditoria' }).click();
  const line = screens.main.getByRole('row').filter({ hasText: 'Versão revertida' });
  await expect(line).toContainText(admin.email);
  await expect(line).toContainText('motivo: Hel não abre no celular');
  await expect(screens.main.getByRole('row').filter({ hasText: 'Reversão recusada' })).toContainText('withdrawn');
});

test('without the admin role the page shows no versions, and the server rejects the calls', async ({ page }) => {
  const screens = new AdminScreens(page, site.url);
  await screens.logIn();
  await screens.open('/admin/cadastro-usuario');
  await screens.fillUser({ name: 'Rui', ...person });
  await screens.main.getByLabel('Tipo').selectOption('Cliente');
  await screens.button('Cadastrar').click();
  await screens.arriveAtList('Usuário cadastrado com sucesso!');
  await forgetSession(page);

  await screens.open('/login?next=/admin/versoes');
  await screens.typeLogin(person.email, person.password);
  await page.waitForURL(({ pathname }) => pathname !== '/login');
  await screens.open('/admin/versoes');
  await expect(screens.main.getByText(person.email)).toBeVisible();
  await expect(screens.main.getByRole('table')).toHaveCount(0);
  expect(await call(page, '/api/releases')).toBe(403);
  expect(await call(page, '/api/releases/remote-chat/rollback', { why: 'x' })).toBe(403);
});
