import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { attempt, edit, openAudit } from '../testing/open-audit';
import { here } from '../testing/render';

test('filters by action, and offers all entries when none match', async () => {
  const { user } = openAudit({
    'GET /auditoria': { json: { itens: [edit], proximo: null } },
    'GET /auditoria?acao=logout': { json: { itens: [], proximo: null } },
  });
  await screen.findByRole('cell', { name: /^Usuário editado/ });
  await user.selectOptions(screen.getByLabelText('Mostrar'), 'Saiu');
  expect(await screen.findByText('Nada foi registrado com este filtro.')).toBeInTheDocument();
  expect(here()).toBe('/admin/auditoria?acao=logout');
  expect(screen.getByRole('status')).toHaveTextContent('Nenhum registro');
  await user.click(screen.getByRole('button', { name: 'Mostrar tudo' }));
  expect(screen.getByRole('heading', { name: 'Auditoria' })).toHaveFocus();
  expect(await screen.findByRole('cell', { name: /^Usuário editado/ })).toBeInTheDocument();
});

test('a button opens the action and the days, where they are folded: not when the list is filtered by one', async () => {
  const none = { json: { itens: [], proximo: null } };
  const { user, unmount } = openAudit({ 'GET /auditoria': none });
  const button = await screen.findByRole('button', { name: 'Mais filtros', expanded: false });
  const fold = button.nextElementSibling;
  expect(fold).toContainElement(screen.getByLabelText('Até'));
  expect(fold).toHaveClass('folded');
  await user.click(button);
  expect(fold).not.toHaveClass('folded');
  unmount();

  openAudit({ 'GET /auditoria?acao=logout': none }, '/admin/auditoria?acao=logout');
  expect(await screen.findByRole('button', { name: 'Mais filtros', expanded: true })).toBeInTheDocument();
});

test('offers all entries beside the number of those that match', async () => {
  const { user } = openAudit(
    {
      'GET /auditoria?acao=usuario_editado': { json: { itens: [edit], proximo: null } },
      'GET /auditoria': { json: { itens: [edit, attempt], proximo: null } },
    },
    '/admin/auditoria?acao=usuario_editado',
  );
  expect(await screen.findByText('1 registro')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Mostrar tudo' }));
  expect(await screen.findByText('2 registros')).toBeInTheDocument();
  expect(here()).toBe('/admin/auditoria');
  expect(screen.queryByRole('button', { name: 'Mostrar tudo' })).not.toBeInTheDocument();
});

test('says that the last day comes before the first one', async () => {
  const none = { json: { itens: [], proximo: null } };
  const day = '2030-05-18T04:00:00.000Z';
  const { user } = openAudit(
    {
      [`GET /auditoria?${new URLSearchParams({ desde: day, ate: day }).toString()}`]: none,
      [`GET /auditoria?${new URLSearchParams({ desde: day }).toString()}`]: none,
    },
    '/admin/auditoria?de=2030-05-18&ate=2030-05-17',
  );
  const until = await screen.findByLabelText('Até');
  expect(until).toHaveAccessibleDescription('Este dia vem antes de “De”.');
  await user.clear(until);
  await waitFor(() => expect(here()).toBe('/admin/auditoria?de=2030-05-18'));
  await waitFor(() => expect(screen.getByLabelText('Até')).toBeValid());
});

test('filters by person after a pause in typing, and by days of the browser’s time zone', async () => {
  const found = { json: { itens: [edit], proximo: 9 } };
  const since = '2030-05-17T04:00:00.000Z';
  const until = '2030-05-19T04:00:00.000Z';
  const days = new URLSearchParams({ pessoa: 'bia', desde: since }).toString();
  const { user, network } = openAudit({
    'GET /auditoria': { json: { itens: [edit, attempt], proximo: null } },
    'GET /auditoria?pessoa=bia': found,
    [`GET /auditoria?${days}`]: found,
    [`GET /auditoria?${new URLSearchParams({ pessoa: 'bia', desde: since, ate: until }).toString()}`]: found,
  });
  await screen.findByText('2 registros');
  await user.type(screen.getByLabelText('Pessoa'), ' bia');
  expect(await screen.findByText('1 registro nesta página')).toBeInTheDocument();
  expect(screen.getByLabelText('Pessoa')).toHaveValue(' bia');
  expect(network.callsOf('GET /auditoria?pessoa=bia')).toHaveLength(1);
  fireEvent.change(screen.getByLabelText('De'), { target: { value: '2030-05-17' } });
  fireEvent.change(screen.getByLabelText('Até'), { target: { value: '2030-05-18' } });
  await waitFor(() => expect(here()).toBe('/admin/auditoria?pessoa=+bia&de=2030-05-17&ate=2030-05-18'));
  expect(await screen.findByText('1 registro nesta página')).toBeInTheDocument();
});

test('a day that is typed digit by digit stays in its field, and counts when its year is complete', async () => {
  const since = new URLSearchParams({ desde: '2030-05-17T04:00:00.000Z' }).toString();
  const { network } = openAudit({
    'GET /auditoria': { json: { itens: [edit, attempt], proximo: null } },
    [`GET /auditoria?${since}`]: { json: { itens: [edit], proximo: null } },
  });
  await screen.findByText('2 registros');
  const field = screen.getByLabelText('De');
  const type = (day: string) => fireEvent.change(field, { target: { value: day } });

  async function typeIncomplete(day: string): Promise<void> {
    const before = here();
    jest.useFakeTimers();
    type(day);
    // Longer than the pause that a search waits for.
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    jest.useRealTimers();
    expect(field).toHaveValue(day);
    expect(here()).toBe(before);
  }

  for (const year of ['0002', '0020', '0203']) await typeIncomplete(`${year}-05-17`);
  type('2030-05-17');
  await waitFor(() => expect(here()).toBe('/admin/auditoria?de=2030-05-17'));
  expect(await screen.findByText('1 registro')).toBeInTheDocument();
  await typeIncomplete('0002-05-17');
  expect(network.callsOf('GET /auditoria')).toHaveLength(1);
  type('');
  expect(await screen.findByText('2 registros')).toBeInTheDocument();
  expect(here()).toBe('/admin/auditoria');
});

test('Back leaves the page, however often its filter changed', async () => {
  const found = { json: { itens: [edit], proximo: null } };
  const { user } = openAudit({
    'GET /auditoria': found,
    'GET /auditoria?acao=logout': found,
    'GET /auditoria?acao=login': found,
  });
  await screen.findByText('1 registro');
  const before = window.history.length;
  await user.selectOptions(screen.getByLabelText('Mostrar'), 'Saiu');
  await user.selectOptions(screen.getByLabelText('Mostrar'), 'Entrou');
  expect(here()).toBe('/admin/auditoria?acao=login');
  expect(window.history).toHaveLength(before);
});

test('ignores invalid parameters in the URL', async () => {
  openAudit(
    { 'GET /auditoria': { json: { itens: [], proximo: null } } },
    '/admin/auditoria?acao=x&antes=-1&de=2030-99-99&ate=x&pessoa=%09+%00',
  );
  expect(await screen.findByText('Nada foi registrado ainda.')).toBeInTheDocument();
  expect(screen.getByText(/^Logins, mudanças de usuários e reversões de versões aparecem aqui/)).toBeInTheDocument();
});
