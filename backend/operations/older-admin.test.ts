import { createFakePonte } from '../testing/fake-ponte';
import { createTestApp } from '../testing/test-app';

const ponte = createFakePonte();
const test = createTestApp(ponte.settings);
const [first, second, third] = ['1.0.0-000000000001', '1.0.0-000000000002', '1.0.0-000000000003'];
const get = async (path = '') => (await test.signIn('marina')).get(`/api/versoes${path}`);
const rollBack = async (body: object, part = 'remote-chat') =>
  (await test.signIn('marina')).post(`/api/versoes/${part}/rollback`, body);

it('returns what is live to an older admin build, in the names that it knows', async () => {
  ponte.runCanary({ part: 'remote-chat', build: third, share: 10 });
  const row = { slot: new Date('2026-03-02T11:00:00Z'), remote: 'remote-chat', phase: 'chunk', kind: 'missing' };
  await test.db
    .insertInto('beacon_tallies')
    .values({ ...row, build: second, count: 3 })
    .execute();
  const release = (serial: number, build: string) => ({
    serial,
    quando: `2026-03-0${serial}T09:00:00.000Z`,
    por: 'ana',
    acao: 'promote',
    motivo: `release ${serial}`,
    partes: [{ parte: 'remote-chat', build }],
  });
  const since = (serial: number) => {
    const { quando, por, motivo } = release(serial, first);
    return { serial, quando, por, motivo };
  };
  expect((await get()).body).toEqual({
    partes: [
      {
        parte: 'shell',
        build: first,
        desde: since(1),
        anterior: null,
        ultima_boa: null,
        canario: null,
        saude: [],
      },
      {
        parte: 'remote-chat',
        build: second,
        desde: since(2),
        anterior: first,
        ultima_boa: first,
        canario: { build: third, parcela: 10 },
        saude: [{ build: second, vistas: 3, falhas: 3 }],
      },
    ],
    lancamentos: [release(2, second), release(1, first)],
  });
});

it('lists the builds of a part', async () => {
  const build = { publicada: '2026-03-01T08:00:00.000Z', ultima_boa: false, motivos: [] };
  expect((await get('/remote-chat')).body).toEqual({
    builds: [
      { ...build, build: second, estado: 'no_ar', ultimo_serial: 2 },
      { ...build, build: first, estado: 'compativel', ultima_boa: true, ultimo_serial: 1 },
      {
        ...build,
        build: '1.0.0-000000000009',
        estado: 'incompativel',
        ultimo_serial: null,
        motivos: ['needs react ^20.0.0'],
      },
    ],
  });
});

it.each([
  ['canary', 'em_teste'],
  ['withdrawn', 'retirada'],
])('calls the state %s %s', async (state, estado) => {
  const build = { build: first, publishedAt: '', lastKnownGood: false, lastLive: 1, reasons: [] };
  ponte.print({ json: { part: 'remote-chat', builds: [{ ...build, state }] } });
  expect((await get('/remote-chat')).body).toMatchObject({ builds: [{ estado }] });
});

it('rolls back, with the same limits for the reason and the build', async () => {
  const { status, body } = await rollBack({ motivo: 'Hel não abre', para: first });
  expect([status, body]).toEqual([200, { serial: 3, de: second, para: first }]);
  expect(ponte.calls()[0]?.args.slice(0, 4)).toEqual([
    'rollback',
    'remote-chat',
    '--why=Hel não abre',
    `--to=${first}`,
  ]);
});

it.each([
  [{}, 'Informe o motivo.'],
  [{ motivo: 'x', para: '--force' }, 'Esta versão não existe.'],
  [{ motivo: 'x', why: 'x' }, 'O pedido contém um campo desconhecido.'],
])('rejects %p before it runs anything', async (body, msg) => {
  expect(await rollBack(body)).toMatchObject({ status: 400, body: { errors: [{ msg }] } });
  expect(ponte.calls()).toEqual([]);
});

it('responds 404 to an unknown part, and 409 with the message of a command that rejects', async () => {
  expect(await get('/remote-evil')).toMatchObject({ status: 404 });
  expect(await rollBack({ motivo: 'x' }, 'remote-evil')).toMatchObject({ status: 404 });
  ponte.fail(1, { code: 'refused', message: 'it was withdrawn', hint: 'choose another' });
  const error = 'it was withdrawn (choose another)';
  expect(await rollBack({ motivo: 'x' })).toMatchObject({ status: 409, body: { error } });
});

it('has empty lists before the first release', async () => {
  ponte.fail(1, { code: 'not-found', message: 'nothing is live', hint: 'publish' });
  expect(await get()).toMatchObject({ status: 200, body: { partes: [], lancamentos: [] } });
});
