import { screen, within } from '@testing-library/react';
import { attempt, edit, openAudit } from '../testing/open-audit';
import { here } from '../testing/render';

const unknown = { ...attempt, id: 7, acao: 'algo_novo' };

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const isDay = (row: HTMLElement) => within(row).queryByRole('rowheader') !== null;
const entryRows = () => rows().filter((row) => !isDay(row));

test('shows actor, action, target, time and address of each entry', async () => {
  openAudit({ 'GET /auditoria': { json: { itens: [edit, attempt, unknown], proximo: null } } });
  await screen.findByRole('cell', { name: /^Usuário editado/ });
  const [first, second, third] = entryRows();
  expect(first).toHaveTextContent('ana@ponte.example');
  expect(first).toHaveTextContent('bia@ponte.example');
  expect(first).toHaveTextContent('203.0.113.9');
  expect(first?.querySelectorAll('wbr')).toHaveLength(2);
  expect(screen.getByRole('table')).toHaveClass('table columns');
  expect(first).toHaveTextContent('nome: Bia → <b>Bianca</b>');
  expect(first).toHaveTextContent('senha: valor trocado');
  expect(first).toHaveTextContent('apelido: — → B');
  expect(first?.querySelector('time')).toHaveAttribute('datetime', edit.quando);
  expect(second).toHaveTextContent('desconhecido');
  expect(second).toHaveTextContent('Acesso recusado');
  expect(third).toHaveTextContent('algo_novo');
  expect(screen.queryByRole('navigation', { name: 'Páginas' })).not.toBeInTheDocument();
});

test.each([
  ['pt', 'sexta-feira, 17 de maio de 2030', '08:30:05'],
  ['en', 'Friday, May 17, 2030', '8:30:05 AM'],
  ['es', 'viernes, 17 de mayo de 2030', '8:30:05 a.m.'],
] as const)('names each day of the reader’s time zone once, above its entries: %s', async (language, day, time) => {
  const earlier = { ...attempt, id: 6, quando: '2030-05-17T03:59:59.000Z' };
  openAudit(
    { 'GET /auditoria': { json: { itens: [edit, attempt, earlier], proximo: null } } },
    '/admin/auditoria',
    language,
  );
  await screen.findByRole('rowheader', { name: day });
  expect(rows().map(isDay)).toEqual([true, false, false, true, false]);
  expect(entryRows()[0]?.querySelector('time')).toHaveTextContent(`${day} ${time}`);
});

test.each([
  ['pt', 'Entrou', 'Viu a própria conta'],
  ['en', 'Signed in', 'Viewed their own account'],
  ['es', 'Inició sesión', 'Vio su propia cuenta'],
] as const)('tells a login from the account settings that are opened after it: %s', async (language, login, opened) => {
  const entries = ['sessao_nhost', 'login'].map((acao, index) => ({ ...edit, id: 9 - index, acao, mudancas: [] }));
  openAudit({ 'GET /auditoria': { json: { itens: entries, proximo: null } } }, '/admin/auditoria', language);
  await screen.findByRole('cell', { name: opened });
  const [second, first] = entryRows();
  expect(second).toHaveTextContent(opened);
  expect(first).toHaveTextContent(login);
});

test('shows a changed role in the page’s language', async () => {
  const mudancas = [
    { campo: 'role_id', de: 'Cliente', para: 'Colaborador' },
    { campo: 'nome', de: 'Cliente', para: 'Colaborador' },
  ];
  const { user } = openAudit({ 'GET /auditoria': { json: { itens: [{ ...edit, mudancas }], proximo: null } } });
  await screen.findByText('tipo: Cliente → Colaborador');
  await user.click(screen.getByRole('button', { name: 'EN – English' }));
  expect(await screen.findByText('type: Client → Staff')).toBeInTheDocument();
  expect(screen.getByText('name: Cliente → Colaborador')).toBeInTheDocument();
});

test('shows the old build, the new build and the reason of a rollback', async () => {
  const mudancas = [
    { campo: 'build', de: 'a', para: 'b' },
    { campo: 'motivo', para: 'Hel não abre' },
  ];
  const rollback = { ...edit, acao: 'versao_revertida', alvo: 'remote-chat', mudancas };
  openAudit({ 'GET /auditoria': { json: { itens: [rollback], proximo: null } } });
  await screen.findByRole('cell', { name: /^Versão revertida/ });
  expect(entryRows()[0]).toHaveTextContent('versão: a → b');
  expect(entryRows()[0]).toHaveTextContent('motivo: Hel não abre');
});

test('pages through older entries, with the position in the URL', async () => {
  const { user } = openAudit({
    'GET /auditoria': { json: { itens: [edit], proximo: 9 } },
    'GET /auditoria?antes=9': { json: { itens: [attempt], proximo: null } },
  });
  await user.click(await screen.findByRole('button', { name: 'Mais antigos' }));
  expect(await screen.findByRole('cell', { name: 'Acesso recusado' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(/^1 registro nesta página$/);
  expect(screen.getByRole('button', { name: 'Mais antigos' })).toHaveFocus();
  expect(here()).toBe('/admin/auditoria?antes=9');
  expect(screen.getByRole('button', { name: 'Mais antigos' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Mais recentes' }));
  expect(await screen.findByRole('cell', { name: /^Usuário editado/ })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(/^1 registro nesta página$/);
  expect(here()).toBe('/admin/auditoria');
});

test('counts all entries where one page has them all', async () => {
  openAudit({ 'GET /auditoria': { json: { itens: [edit, attempt], proximo: null } } });
  expect(await screen.findByText('2 registros')).toHaveAttribute('role', 'status');
});

test('goes to the top of the table with another page', async () => {
  const { user } = openAudit({
    'GET /auditoria': { json: { itens: [edit], proximo: 9 } },
    'GET /auditoria?antes=9': { json: { itens: [attempt], proximo: null } },
  });
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: -1 } as DOMRect);
  const scroll = (Element.prototype.scrollIntoView = jest.fn());
  await user.click(await screen.findByRole('button', { name: 'Mais antigos' }));
  expect(await screen.findByRole('cell', { name: 'Acesso recusado' })).toBeInTheDocument();
  const table = screen.getByRole('table', { name: 'Registro de auditoria' });
  expect(table).toHaveFocus();
  expect(scroll.mock.contexts).toEqual([table]);
});

test('reports a log that failed to load, and retries', async () => {
  const { user, network } = openAudit({ 'GET /auditoria': { status: 500, json: {} } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao carregar a auditoria.');
  network.respond('GET /auditoria', { json: { itens: [edit], proximo: null } });
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('cell', { name: /^Usuário editado/ })).toBeInTheDocument();
});
