import { samplePeople } from 'fixtures/people';
import { ownSessions } from '@ponte/contract/api-responses';
import { createCaller } from '../testing/caller';
import { createTestApp } from '../testing/test-app';

const test = createTestApp({ TRUST_PROXY: 'true' });
const { email, senha } = samplePeople.joao;

async function logIn(agent: string, address: string) {
  const headers = { 'user-agent': agent, 'x-forwarded-for': address };
  const { body } = await test.visitor.post('/api/users/login', { email, senha }, headers);
  return createCaller(test.app.http, (body as { token: string }).token);
}
const openNhost = () => test.visitor.post('/v1/auth/signin/email-password', { email, password: senha });
const list = async (caller: { get(path: string): Promise<{ body: unknown }> }) =>
  ownSessions.parse((await caller.get('/api/perfil/sessoes')).body);

it('lists the own sessions of both kinds, a pair as one, first the one of the caller and then the newest', async () => {
  const first = await logIn('Firefox', '203.0.113.7');
  test.passTime(1000);
  const second = await logIn('Chrome', '203.0.113.8');
  await second.post('/api/sessao/nhost');
  test.passTime(1000);
  await openNhost();
  await test.signIn('marina');
  const sessions = (await list(second)).map(({ id: _id, ...session }) => session);
  expect(sessions).toEqual([
    { desde: '2026-03-02T12:00:01.000Z', endereco: '203.0.113.8', navegador: 'Chrome', atual: true },
    { desde: '2026-03-02T12:00:02.000Z', endereco: null, navegador: null, atual: false },
    { desde: '2026-03-02T12:00:00.000Z', endereco: '203.0.113.7', navegador: 'Firefox', atual: false },
  ]);
  expect((await list(first)).map(({ atual }) => atual)).toEqual([true, false, false]);
});

it('notes where a session was opened that an access token opened', async () => {
  const { body } = await openNhost();
  const { accessToken } = (body as { session: { accessToken: string } }).session;
  const caller = createCaller(test.app.http, accessToken);
  const entered = await caller.post('/api/sessao', undefined, { 'user-agent': 'Safari' });
  const { token } = entered.body as { token: string };
  expect(await list(createCaller(test.app.http, token))).toMatchObject([{ navegador: 'Safari', atual: true }]);
});

it('ends one session with its pair, and no other', async () => {
  const there = await logIn('Firefox', '203.0.113.7');
  await there.post('/api/sessao/nhost');
  test.passTime(1000);
  const { body } = await openNhost();
  test.passTime(1000);
  const here = await logIn('Chrome', '203.0.113.8');
  const [, alone, pair] = await list(here);
  const refresh = () => {
    const { refreshToken } = (body as { session: { refreshToken: string } }).session;
    return test.visitor.post('/v1/auth/token', { refreshToken });
  };
  expect(await here.delete(`/api/perfil/sessoes/${pair?.id}`)).toMatchObject({
    status: 200,
    body: { mensagem: 'Sessão encerrada.' },
  });
  expect(await there.get('/api/perfil')).toMatchObject({ status: 401 });
  expect((await list(here)).map(({ id }) => id)).toEqual([expect.any(String), alone?.id]);
  expect(await test.db.selectFrom('auth.refresh_tokens').select('id').execute()).toEqual([{ id: alone?.id }]);
  expect(await here.delete(`/api/perfil/sessoes/${alone?.id}`)).toMatchObject({ status: 200 });
  expect(await refresh()).toMatchObject({ status: 401 });
  expect(await list(here)).toHaveLength(1);
});

it('ends no session of another person, and takes one that has ended for done', async () => {
  const marina = await test.signIn('marina');
  const [hers] = await list(marina);
  const here = await logIn('Chrome', '203.0.113.8');
  const unknown = '5e0bee12-9907-476e-882b-1678a0deed28';
  for (const id of [hers?.id, unknown, 'x'])
    expect(await here.delete(`/api/perfil/sessoes/${id}`)).toMatchObject({ status: 200 });
  expect(await marina.get('/api/perfil')).toMatchObject({ status: 200 });
  const lines = test.db.selectFrom('audit_log').where('action', '=', 'sessao_encerrada').select('actor').execute();
  expect(await lines).toEqual([]);
});

it('leaves out sessions that have expired', async () => {
  await logIn('Firefox', '203.0.113.7');
  test.passTime(8 * 3_600_000);
  expect(await list(await logIn('Chrome', '203.0.113.8'))).toHaveLength(1);
});

it('ends every other session, and says so in the audit log', async () => {
  const there = await logIn('Firefox', '203.0.113.7');
  const here = await logIn('Chrome', '203.0.113.8');
  await here.post('/api/sessao/nhost');
  await openNhost();
  const marina = await test.signIn('marina');
  const mensagem = 'As outras sessões foram encerradas.';
  expect(await here.delete('/api/perfil/sessoes')).toMatchObject({ status: 200, body: { mensagem } });
  expect(await list(here)).toMatchObject([{ navegador: 'Chrome', atual: true }]);
  expect(await there.get('/api/perfil')).toMatchObject({ status: 401 });
  expect(await marina.get('/api/perfil')).toMatchObject({ status: 200 });
  const lines = test.db.selectFrom('audit_log').where('action', '=', 'sessoes_encerradas').select('actor').execute();
  expect(await lines).toEqual([{ actor: email }]);
});
