import { admin } from '../site/base';
import { AdminScreens } from '../site/admin-screens';
import { expect, test } from '../site/test';

const rejected = /status of 4\d\d/;

test('a wrong password and an unknown e-mail get the same response', async ({ page, expected }) => {
  expected.console(rejected);
  const screens = new AdminScreens(page);
  await screens.open('/login');
  await screens.typeLogin('ninguem@ponte.example', 'qualquer-coisa');
  const alert = screens.main.getByRole('alert');
  const message = await alert.innerText();
  expect(message).not.toBe('');
  await screens.typeLogin(admin.email, 'errada-errada');
  await expect(alert).toHaveText(message);
});

test('an admin logs in, creates a person, edits and deletes them', async ({ page }) => {
  const screens = new AdminScreens(page);
  const email = `eva.${Date.now()}@ponte.example`;
  await screens.logIn();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);

  await screens.createUser({ name: 'Eva Lima', email, password: 'senha-da-eva' });
  const created = screens.message('Usuário cadastrado com sucesso!');
  await expect(page.locator(':focus')).toHaveText(`Usuário cadastrado com sucesso! Eva Lima · ${email}`);
  await page.reload();
  await expect(screens.main.getByRole('row').nth(1)).toBeVisible();
  await expect(created).toHaveCount(0);
  await screens.search.fill(email);
  await expect(page).toHaveURL(/q=eva/);
  await screens.openUser(email);
  await expect(screens.field('Nome')).toHaveValue('Eva Lima');
  await screens.field('Nome').fill('Eva Souza Lima');
  await screens.button('Salvar').click();
  await screens.arriveAtList('Usuário atualizado com sucesso!');

  await screens.search.fill(email);
  await screens.main.getByRole('button', { name: `Excluir ${email}`, exact: true }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Eva Souza Lima');
  await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await question.getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText(/excluído/i).first()).toBeVisible();
});

test('the tabs lead an admin from the users to the own account and back, in one frame on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const screens = new AdminScreens(page);
  await screens.logIn();
  const tabs = screens.main.getByRole('navigation').getByRole('link');
  const titleTop = () =>
    screens.main.getByRole('heading', { level: 1 }).evaluate((h1) => h1.getBoundingClientRect().top);
  const top = await titleTop();
  for (const [tab, title] of [
    ['Perfil', 'Meu perfil'],
    ['Segurança', 'Segurança'],
    ['Senha', 'Alterar senha'],
    ['Usuários', 'Usuários'],
  ] as const) {
    await tabs.filter({ hasText: tab }).press('Enter');
    await expect(screens.main.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(tabs).toHaveText(['Usuários', 'Versões', 'Auditoria', 'Perfil', 'Segurança', 'Senha']);
    await expect(screens.main.locator('[aria-current=page]')).toHaveText(tab);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    expect(await titleTop()).toBeCloseTo(top, 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
});

test('on a wide screen the tabs stay in view, and the header comes back at the top', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  const screens = new AdminScreens(page);
  await screens.logIn();
  await page.goto('/admin/cadastro-usuario');
  const tabs = screens.main.getByRole('navigation');
  const brand = page.getByRole('banner').getByRole('link').first();
  await expect(screens.button('Cadastrar')).toBeAttached();
  await expect(brand).toBeInViewport();
  await page.mouse.wheel(0, 400);
  await expect(brand).not.toBeInViewport();
  await expect(tabs.getByRole('link', { name: 'Versões' })).toBeInViewport();
  await tabs.getByRole('link', { name: 'Versões' }).click();
  await expect(screens.main.getByRole('heading', { name: 'Versões', level: 1 })).toBeInViewport();
  await expect(brand).toBeInViewport();
});

test('an unknown person cannot be edited', async ({ page }) => {
  const screens = new AdminScreens(page);
  await screens.logIn();
  await screens.open('/admin/editar-usuario/99999999');
  await expect(screens.main.getByText('Usuário não encontrado.')).toBeVisible();
});

test('the admin area redirects to login without a session, and back to the requested page after it', async ({
  page,
}) => {
  const screens = new AdminScreens(page);
  await screens.open('/admin/auditoria');
  await page.waitForURL(/\/login\?next=/);
  await screens.typeLogin(admin.email, admin.password);
  await page.waitForURL('**/admin/auditoria');
  await expect(screens.main.getByRole('row').nth(1)).toBeVisible();
});

test('the days of the audit log are typed digit by digit, and Back leaves it', async ({ page }) => {
  const screens = new AdminScreens(page);
  await screens.logIn();
  await page.getByRole('link', { name: 'Auditoria' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Auditoria' })).toBeVisible();
  const since = screens.main.getByLabel('De', { exact: true });
  await since.focus();
  // The same in every order of day and month.
  await page.keyboard.type('11112025');
  await expect(since).toHaveValue('2025-11-11');
  await page.waitForURL('**/admin/auditoria?de=2025-11-11');
  await expect(screens.main.getByRole('cell', { name: 'Entrou' }).first()).toBeVisible();
  await screens.main.getByLabel('Até').focus();
  await page.keyboard.type('11122025');
  await expect(screens.main.getByText('Nada foi registrado com este filtro.')).toBeVisible();
  await screens.main.getByRole('button', { name: 'Mostrar tudo' }).click();
  await page.waitForURL('**/admin/auditoria');
  await expect(since).toHaveValue('');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Usuários' })).toBeVisible();
});

test('a rejected token clears the storage and redirects to login once', async ({ page, expected }) => {
  expected.console(rejected);
  const screens = new AdminScreens(page);
  await screens.logIn();
  await page.evaluate(() => localStorage.setItem('token', 'not-a-token'));
  await page.reload();
  await page.waitForURL(/\/login/);
  await expect(screens.main.getByText('Sua sessão terminou. Entre de novo para continuar.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('the chosen language can be read under the pointer that has chosen it', async ({ page }) => {
  await new AdminScreens(page).logIn();
  const chosen = page.getByRole('button', { name: 'ES – Español' });
  await chosen.click();
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
  const colors = await chosen.evaluate((button) => {
    const { color, backgroundColor } = getComputedStyle(button);
    return { color, backgroundColor };
  });
  expect(colors.color).not.toBe(colors.backgroundColor);
});
