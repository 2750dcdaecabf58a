import { samplePeople } from 'fixtures/people';
import { auditPage, notSetUp } from '@ponte/contract/api-answers';
import { until } from '@ponte/toolchain/jest/until';
import { createFakePonte } from '../testing/fake-ponte';
import { createTestApp } from '../testing/test-app';

const ponte = createFakePonte();
const test = createTestApp({ ...ponte.settings, TRUST_PROXY: 'true' });
const { email } = samplePeople.marina;
const [first, second] = ['1.0.0-000000000001', '1.0.0-000000000002'];
const roll = async (body: object, part = 'remote-chat') => {
  const admin = await test.signIn('marina');
  return admin.post(`/api/versoes/${part}/rollback`, body, { 'x-forwarded-for': '203.0.113.9' });
};
const get = async (path = '') => (await test.signIn('marina')).get(`/api/versoes${path}`);
const audited = async () => {
  const { body } = await (await test.signIn('marina')).get('/api/auditoria');
  return auditPage.parse(body).itens.filter(({ acao }) => acao !== 'login');
};

it('returns what is live of each part, since when, by whom and why, and the build before it', async () => {
  const { status, body } = await get();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    partes: [
      { parte: 'shell', build: first, anterior: null, ultima_boa: null, canario: null },
      {
        parte: 'remote-chat',
        build: second,
        desde: { serial: 2, quando: '2026-03-02T09:00:00.000Z', por: 'ana', motivo: 'release 2' },
        anterior: first,
        ultima_boa: first,
      },
    ],
    lancamentos: [
      { serial: 2, acao: 'promote', por: 'ana', partes: [{ parte: 'remote-chat', build: second }] },
      { serial: 1 },
    ],
  });
});

it('counts views and failures of the last day, of the live build and the one before it', async () => {
  const row = {
    slot: new Date('2026-03-02T11:00:00Z'),
    remote: 'remote-chat',
    build: second,
    phase: 'ready',
    kind: 'ok',
  };
  const rows = [
    { ...row, count: 97 },
    { ...row, phase: 'chunk', kind: 'missing', count: 3 },
    { ...row, build: first, count: 5 },
    { ...row, build: first, slot: new Date('2026-03-01T11:55:00Z'), count: 50 },
    { ...row, build: '1.0.0-000000000009', count: 1 },
    { ...row, remote: 'shell', build: second, count: 1 },
  ];
  await test.db.insertInto('beacon_tallies').values(rows).execute();
  const saude = [
    { build: first, vistas: 5, falhas: 0 },
    { build: second, vistas: 100, falhas: 3 },
  ];
  expect((await get()).body).toMatchObject({ partes: [{ saude: [] }, { saude }] });
});

it('returns which builds can be rolled back to, and why others cannot', async () => {
  expect((await get('/remote-chat')).body).toMatchObject({
    builds: [
      { build: second, estado: 'no_ar', ultimo_serial: 2 },
      { build: first, estado: 'compativel', ultima_boa: true, publicada: '2026-03-01T08:00:00.000Z' },
      { estado: 'incompativel', ultimo_serial: null, motivos: ['needs react ^20.0.0'] },
    ],
  });
});

it('rolls back as the person who asks, for the reason given, and keeps who, what, from where and why', async () => {
  const answer = await roll({ motivo: '  Hel não abre no celular ', para: first });
  expect(answer).toMatchObject({ status: 200, body: { serial: 3, de: second, para: first } });
  const why = '--why=Hel não abre no celular';
  const args = ['rollback', 'remote-chat', why, `--to=${first}`, '--json', `--store=${ponte.store}`];
  expect(ponte.calls()).toEqual([{ args, by: email }]);
  expect(await audited()).toEqual([
    expect.objectContaining({
      acao: 'versao_revertida',
      quem: email,
      alvo: 'remote-chat',
      endereco: '203.0.113.9',
      mudancas: [
        { campo: 'build', de: second, para: first },
        { campo: 'motivo', para: 'Hel não abre no celular' },
      ],
    }),
  ]);
});

it('passes neither the settings of the site, which are in the store, nor its own secrets to the command', async () => {
  const env = process.env;
  process.env = { ...env, SITE_URL: 'https://ponte.example', JWT_SECRET: 'x'.repeat(32) };
  await get('/shell');
  process.env = env;
  expect(ponte.calls()).toHaveLength(1);
  expect(ponte.calls()[0]).not.toHaveProperty('site');
  expect(ponte.calls()[0]).not.toHaveProperty('secret');
});

it.each([
  ['no reason', {}],
  ['an empty one', { motivo: ' ' }],
  ['one of two lines', { motivo: 'a\nb' }],
  ['one that is too long', { motivo: 'x'.repeat(501) }],
  ['a reason that is no text', { motivo: 1 }],
  ['a build that is an option', { motivo: 'x', para: '--force' }],
  ['a build that is a path', { motivo: 'x', para: '../../1.0.0-000000000001' }],
  ['anything else', { motivo: 'x', force: true }],
])('rejects %s before it runs anything', async (_case, body) => {
  expect(await roll(body)).toMatchObject({ status: 400, body: { errors: [expect.anything()] } });
  expect(ponte.calls()).toEqual([]);
});

it('takes a reason that looks like an option for a reason', async () => {
  await roll({ motivo: '--force' });
  expect(ponte.calls()[0]?.args.slice(0, 3)).toEqual(['rollback', 'remote-chat', '--why=--force']);
});

it.each(['remote-evil', '--help', 'constructor'])('responds 404 to the unknown part %s', async (part) => {
  expect(await roll({ motivo: 'x' }, part)).toMatchObject({ status: 404 });
  expect(await get(`/${part}`)).toMatchObject({ status: 404 });
  expect(ponte.calls()).toEqual([]);
});

it.each([
  ['refused', 1, 409],
  ['not-found', 1, 404],
  ['damaged', 1, 500],
])('passes on the message of a command that fails with %s, and records it', async (code, exit, status) => {
  ponte.fail(exit, { code, message: 'it was withdrawn', hint: 'choose another' });
  const error = 'it was withdrawn (choose another)';
  expect(await roll({ motivo: 'x', para: first })).toMatchObject({ status, body: { error } });
  expect(await audited()).toEqual([
    expect.objectContaining({
      acao: 'reversao_recusada',
      mudancas: [
        { campo: 'build', para: first },
        { campo: 'motivo', para: 'x' },
        { campo: 'resultado', para: error },
      ],
    }),
  ]);
});

it('passes on the hint of an older command, which calls it mend', async () => {
  ponte.fail(1, { code: 'refused', message: 'it was withdrawn', mend: 'choose another' });
  const error = 'it was withdrawn (choose another)';
  expect(await roll({ motivo: 'x', para: first })).toMatchObject({ status: 409, body: { error } });
});

it('responds 503 with Retry-After while another command holds the lock', async () => {
  ponte.fail(3, { code: 'busy', message: 'process 1 is at it', hint: 'wait' });
  const answer = await roll({ motivo: 'x' });
  expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
});

it('has empty lists before the first release', async () => {
  ponte.fail(1, { code: 'not-found', message: 'nothing is live', hint: 'publish' });
  expect(await get()).toMatchObject({ status: 200, body: { partes: [], lancamentos: [] } });
});

it.each<[string, object]>([
  ['text', { text: 'Segmentation fault' }],
  ['another shape', { json: { release: {} } }],
  ['an unforeseen end', { text: '', code: 134 }],
  ['a call that it does not know', { code: 2, json: { error: { code: 'usage', message: 'no', hint: 'x' } } }],
])('logs %s and sends no detail of it', async (_case, told) => {
  ponte.answer(told);
  const error = 'Algo deu errado do nosso lado. Tente de novo em instantes.';
  expect(await get()).toMatchObject({ status: 500, body: { error } });
  expect(test.logged.join('')).toContain('unexpected error');
});

it('runs one rollback at a time, queues two and rejects the others with 503', async () => {
  const held = await ponte.hold();
  const admin = await test.signIn('marina');
  const statuses: number[] = [];
  const all = Array.from({ length: 6 }, async () => {
    const { status } = await admin.post('/api/versoes/remote-chat/rollback', { motivo: 'x' });
    statuses.push(status);
  });
  await until('three rejected calls', () => statuses.length === 3);
  await until('a held call', () => held.most() > 0);
  held.open();
  await Promise.all(all);
  await held.close();
  expect(statuses).toEqual([503, 503, 503, 200, 200, 200]);
  expect(held.most()).toBe(1);
});

it('responds 503 with its code when no store is configured', async () => {
  const other = await test.startAnother({ PONTE_STORE: '' });
  const { token } = await test.signIn('marina');
  const answer = await other.get('/api/versoes', { authorization: `Bearer ${token}` });
  const error = 'A página de versões não está configurada neste servidor.';
  expect(answer).toMatchObject({ status: 503, body: { error, codigo: notSetUp } });
});
