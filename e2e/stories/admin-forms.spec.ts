import { admin } from '../site/base';
import { AdminScreens } from '../site/admin-screens';
import { expect, test } from '../site/test';

const rejected = /status of 4\d\d/;

test('one press on the button reports all fields, also from one that is wrong', async ({ page }) => {
  const screens = new AdminScreens(page);
  await screens.logIn();
  await page.goto('/admin/cadastro-usuario');
  await screens.field('E-mail').fill('x');
  await screens.button('Cadastrar').click({ position: { x: 20, y: 3 } });
  await expect(screens.field('Nome')).toBeFocused();
  await expect(screens.main.locator('[aria-invalid=true]')).toHaveCount(5);
});

test('Back asks for confirmation before it discards unsaved input', async ({ page }) => {
  const screens = new AdminScreens(page);
  await screens.logIn();
  await screens.main.getByRole('link', { name: 'Novo usuário' }).click();
  await screens.field('Nome').fill('Eva Lima');
  const question = page.getByRole('dialog', { name: 'Sair sem salvar?' });

  await page.evaluate(() => history.back());
  await question.getByRole('button', { name: 'Continuar editando' }).click();
  await expect(page).toHaveURL(/\/admin\/cadastro-usuario$/);
  await expect(screens.field('Nome')).toHaveValue('Eva Lima');

  await page.evaluate(() => history.back());
  await question.getByRole('button', { name: 'Sair sem salvar' }).click();
  await expect(screens.search).toBeVisible();
  await expect(page).toHaveURL(/\/admin$/);
});

test('rejects short passwords, a taken e-mail and deleting one’s own account with the product’s messages', async ({
  page,
  expected,
}) => {
  expected.console(rejected);
  const screens = new AdminScreens(page);
  await screens.logIn();
  // Disabled for assistive technology, but it answers when pressed. The row shows the reason.
  await expect(screens.main.getByRole('row').filter({ hasText: admin.email })).toContainText(
    'Você não pode se excluir',
  );
  await screens.main
    .getByRole('button', { name: /^Excluir/ })
    .first()
    .click({ force: true });
  await expect(page.getByText('Você não pode excluir seu próprio usuário.').first()).toBeVisible();

  await screens.open('/admin/cadastro-usuario');
  await screens.fillUser({ name: 'Ana de novo', email: admin.email.toUpperCase(), password: 'curta' });
  await screens.button('Cadastrar').click();
  await expect(screens.main.getByText('A senha deve ter pelo menos 6 caracteres.').first()).toBeVisible();
  await screens.password('Senha').fill('comprida');
  await screens.button('Cadastrar').click();
  await expect(screens.field('E-mail')).toBeFocused();
  await expect(screens.field('E-mail')).toHaveAccessibleDescription('Este e-mail já está cadastrado.');
  await expect(screens.field('Nome')).toHaveValue('Ana de novo');
});
