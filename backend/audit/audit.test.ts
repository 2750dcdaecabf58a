import { samplePeople } from 'fixtures/people';
import { auditPage, type AuditPage } from '@ponte/contract/api-responses';
import { createTestApp } from '../testing/test-app';

const test = createTestApp();
const { marina, joao } = samplePeople;
const readLog = async (query = ''): Promise<AuditPage> => {
  const { body } = await (await test.signIn('marina')).get(`/api/auditoria${query}`);
  return auditPage.parse(body);
};

it('records who did what to whom, when and from where, and no secret', async () => {
  const admin = await test.signIn('marina');
  const ana = { email: 'ana@ponte.example', nome: 'Ana', senha: 'muito secreta', role_id: 2, site_slug: 'ponte' };
  const { id } = (await admin.post('/api/usuarios', ana)).body as { id: number };
  const change = { nome: 'Ana Lima', role_id: 3, site_slug: 'bluebox', senha: 'outra secreta' };
  await admin.put(`/api/usuarios/${id}`, { ...ana, ...change });
  await admin.delete(`/api/usuarios/${id}`);
  await admin.post('/api/users/logout');

  const { itens } = await readLog();
  const by = { quem: marina.email, endereco: '127.0.0.1', quando: '2026-03-02T12:00:00.000Z' };
  const mudancas = [
    { campo: 'nome', de: 'Ana', para: 'Ana Lima' },
    { campo: 'role_id', de: 'Colaborador', para: 'Cliente' },
    { campo: 'site_slug', de: 'Ponte Consultoria', para: 'Bluebox' },
    { campo: 'senha' },
  ];
  expect(itens.slice(1)).toEqual([
    expect.objectContaining({ ...by, acao: 'logout' }),
    expect.objectContaining({ ...by, acao: 'usuario_excluido', alvo: ana.email }),
    expect.objectContaining({ ...by, acao: 'usuario_editado', alvo: ana.email, mudancas }),
    expect.objectContaining({ ...by, acao: 'usuario_criado', alvo: ana.email, mudancas: [] }),
    expect.objectContaining({ ...by, acao: 'login' }),
  ]);
  expect(JSON.stringify(itens)).not.toMatch(/secreta|\$2[aby]\$/);
});

it('records a failed login, and the one that locked the account; of an unknown e-mail only that it failed', async () => {
  for (let i = 0; i < 11; i += 1) await test.visitor.post('/api/users/login', { email: joao.email, senha: 'x' });
  await test.visitor.post('/api/users/login', { email: 'my@password.example', senha: 'x' });
  const { itens } = await readLog();
  const failures = itens.filter(({ alvo }) => alvo === joao.email).map(({ acao }) => acao);
  expect(failures).toEqual(['login_bloqueado', ...Array<string>(9).fill('login_falhou')]);
  expect(itens[1]).toMatchObject({ acao: 'login_falhou', alvo: null });
});

it('records nothing of a change that was rejected', async () => {
  const admin = await test.signIn('marina');
  await admin.delete(`/api/usuarios/${test.ids.marina}`);
  await admin.put(`/api/usuarios/${test.ids.joao}`, { ...joao, senha: undefined, email: marina.email });
  expect((await readLog()).itens.map(({ acao }) => acao)).toEqual(['login', 'login']);
});

it('is returned a page at a time, and by action', async () => {
  const at = new Date('2026-01-01T00:00:00Z');
  const lines = Array.from({ length: 119 }, (_, i) => ({
    at,
    action: i % 2 ? ('logout' as const) : ('usuario_criado' as const),
    actor_id: null,
    changes: '[]',
  }));
  await test.db.insertInto('audit_log').values(lines).execute();
  const first = await readLog();
  const second = await readLog(`?antes=${first.proximo}`);
  const third = await readLog(`?antes=${second.proximo}`);
  expect([first, second].map(({ itens }) => itens.length)).toEqual([50, 50]);
  expect(third.proximo).toBeNull();
  const ids = [first, second, third].flatMap(({ itens }) => itens.map(({ id }) => id));
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
  const logouts = await readLog('?acao=logout');
  expect(new Set(logouts.itens.map(({ acao }) => acao))).toEqual(new Set(['logout']));
});

it('is filtered by person and time', async () => {
  const line = { action: 'logout' as const, actor_id: null, changes: '[]' };
  const day = (date: number, more: { actor?: string; target?: string }) => ({
    ...line,
    ...more,
    at: new Date(Date.UTC(2026, 0, date)),
  });
  await test.db
    .insertInto('audit_log')
    .values([
      day(1, { actor: 'ana_lima@x.example' }),
      day(2, { actor: 'analima@x.example', target: 'remote-chat' }),
      day(3, { actor: 'bia@x.example', target: 'ANA_LIMA@x.example' }),
      day(4, {}),
    ])
    .execute();
  const daysOf = async (query: Record<string, string>) => {
    const { itens } = await readLog(`?${new URLSearchParams({ acao: 'logout', ...query }).toString()}`);
    return itens.map(({ quando }) => new Date(quando).getUTCDate());
  };
  expect(await daysOf({ pessoa: ' ana_lima ' })).toEqual([3, 1]);
  expect(await daysOf({ pessoa: '%' })).toEqual([]);
  expect(await daysOf({ pessoa: '\\' })).toEqual([]);
  expect(await daysOf({ pessoa: 'x.example' })).toEqual([3, 2, 1]);
  expect(await daysOf({ desde: '2026-01-02T00:00:00.000Z', ate: '2026-01-04T00:00:00.000Z' })).toEqual([3, 2]);
  expect(await daysOf({ pessoa: 'CHAT', ate: '2026-01-02T00:00:00.000Z' })).toEqual([]);
});

it.each(['0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z'])(
  'finds nothing at %s, in any year that can be written',
  async (moment) => {
    expect(await readLog(`?desde=${moment}&ate=${moment}`)).toEqual({ itens: [], proximo: null });
  },
);

it.each([
  '?antes=0',
  '?antes=abc',
  '?acao=all',
  '?limit=9',
  '?antes=1&antes=2',
  '?pessoa=',
  '?pessoa=a%00b',
  '?ate=0000-01-01T00:00:00Z',
  '?desde=today',
  '?ate=2026-01-02',
])('rejects the query %s', async (query) => {
  const admin = await test.signIn('marina');
  expect(await admin.get(`/api/auditoria${query}`)).toMatchObject({ status: 400 });
});
