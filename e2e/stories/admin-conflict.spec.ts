import { AdminScreens } from '../site/admin-screens';
import { baseUrl } from '../site/base';
import { expect, test } from '../site/test';

test('the second of two concurrent edits reports a conflict and saves over the current data', async ({
  page,
  browser,
  expected,
}) => {
  expected.console(/status of 409/);
  const email = `rui.${Date.now()}@ponte.example`;
  const late = new AdminScreens(page);
  await late.logIn();
  await late.createUser({ name: 'Rui', email, password: 'senha-do-rui' });
  const otherPage = await browser.newPage();
  const early = new AdminScreens(otherPage, baseUrl);
  await early.logIn();

  await early.openUser(email);
  await late.openUser(email);
  await early.field('Nome').fill('Rui Prado');
  await early.button('Salvar').click();
  await early.arriveAtList('Usuário atualizado com sucesso!');
  await otherPage.close();

  await late.field('Nome').fill('Rui Alves');
  await late.button('Salvar').click();
  await expect(late.main.getByRole('alert')).toHaveText(
    'Este usuário foi alterado depois que você o abriu. Carregue os dados atuais e salve de novo.',
  );
  await expect(late.main.getByRole('heading', { level: 1 })).toHaveText('Editar Rui');
  await expect(late.field('Nome')).toHaveValue('Rui Alves');

  await late.button('Carregar dados atuais').click();
  await expect(late.main.getByText('Estes são os dados atuais. Faça sua alteração e salve.')).toBeVisible();
  await expect(late.field('Nome')).toHaveValue('Rui Prado');
  await expect(late.main.getByRole('heading', { level: 1 })).toHaveText('Editar Rui Prado');
  await late.field('Nome').fill('Rui Prado Alves');
  await late.button('Salvar').click();
  await late.arriveAtList('Usuário atualizado com sucesso!');

  await late.search.fill(email);
  await expect(late.main.getByRole('table').getByText('Rui Prado Alves', { exact: true })).toBeVisible();
  await late.main.getByRole('button', { name: `Excluir ${email}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('Usuário excluído.')).toBeVisible();
});
