/** @jest-environment node */
import { releaseOverview } from '@ponte/contract/api-releases';
import { createAdminApi } from './admin-api';

const api = createAdminApi({ base: '/api', language: 'pt' });
const [first, second] = ['1.0.0-000000000001', '1.0.0-000000000002'];
const absent = { status: 404, body: { error: 'Este endereço não existe.' } };

interface StubResponse {
  status: number;
  body?: object;
}

/** Responds by method and path; a call without a response fails as one without a connection. */
function serve(responses: Record<string, StubResponse>) {
  const calls: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const call = `${init?.method} ${String(input).replace('/api', '')}`;
    calls.push(call);
    const given = responses[call];
    if (!given) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(new Response(JSON.stringify(given.body ?? {}), { status: given.status }));
  });
  return calls;
}

test('translates what is live, canary, health and history', async () => {
  const desde = { serial: 7, quando: '2030-05-17T12:30:00.000Z', por: 'rui', motivo: 'a greeting' };
  const chat = {
    parte: 'remote-chat',
    build: first,
    desde,
    anterior: second,
    ultima_boa: second,
    canario: { build: second, parcela: 10 },
    saude: [{ build: first, vistas: 5, falhas: 1 }],
  };
  const shell = { ...chat, parte: 'shell', anterior: null, ultima_boa: null, canario: null, saude: [] };
  const lancamentos = [{ ...desde, acao: 'rollback', partes: [{ parte: 'remote-chat', build: first }] }];
  serve({ 'GET /releases': absent, 'GET /versoes': { status: 200, body: { partes: [shell, chat], lancamentos } } });
  const since = { serial: 7, at: '2030-05-17T12:30:00.000Z', by: 'rui', why: 'a greeting' };
  const value = releaseOverview.parse({
    parts: [
      { part: 'shell', build: first, since, lastKnownGood: null, health: [] },
      {
        part: 'remote-chat',
        build: first,
        since,
        previous: second,
        lastKnownGood: second,
        canary: { build: second, share: 10 },
        health: [{ build: first, views: 5, failed: 1 }],
      },
    ],
    releases: [{ ...since, action: 'rollback', changed: [{ part: 'remote-chat', build: first }] }],
  });
  expect(await api.fetchReleases()).toEqual({ ok: true, value });
});

test.each([
  ['no_ar', 'live'],
  ['em_teste', 'canary'],
  ['retirada', 'withdrawn'],
  ['incompativel', 'incompatible'],
  ['compativel', 'compatible'],
])('translates the state %s into %s', async (estado, state) => {
  const build = { build: first, publicada: 'x', estado, ultima_boa: false, ultimo_serial: null, motivos: ['why'] };
  serve({ 'GET /releases/shell': absent, 'GET /versoes/shell': { status: 200, body: { builds: [build] } } });
  const published = { build: first, publishedAt: 'x', state, lastKnownGood: false, lastLive: null, reasons: ['why'] };
  expect(await api.fetchBuilds('shell')).toEqual({ ok: true, value: { builds: [published] } });
});

test('rolls back by the older address once the newer list is known to be absent', async () => {
  const body = { serial: 8, de: second, para: first };
  const calls = serve({
    'POST /releases/shell/rollback': absent,
    'GET /releases': absent,
    'POST /versoes/shell/rollback': { status: 200, body },
  });
  expect(await api.rollBack('shell', { why: 'x' })).toEqual({
    ok: true,
    value: { serial: 8, from: second, to: first },
  });
  expect(calls).toEqual(['POST /releases/shell/rollback', 'GET /releases', 'POST /versoes/shell/rollback']);
});

test.each([200, 401, 503])(
  'does not repeat a rollback of an unknown build when the list responds %i',
  async (status) => {
    const error = `${first} is not in the store (publish it)`;
    const calls = serve({
      'POST /releases/shell/rollback': { status: 404, body: { error } },
      'GET /releases': { status },
    });
    expect(await api.rollBack('shell', { why: 'x', to: first })).toMatchObject({ failure: { status: 404, error } });
    expect(calls).toEqual(['POST /releases/shell/rollback', 'GET /releases']);
  },
);

test.each([400, 401, 403, 409, 500, 503, 504])('calls no older address after a status of %i', async (status) => {
  const calls = serve({
    'GET /releases': { status },
    'GET /releases/shell': { status },
    'POST /releases/shell/rollback': { status },
  });
  expect(await api.fetchReleases()).toMatchObject({ failure: { status } });
  expect(await api.fetchBuilds('shell')).toMatchObject({ failure: { status } });
  expect(await api.rollBack('shell', { why: 'x' })).toMatchObject({ failure: { status } });
  expect(calls).toHaveLength(3);
});

test('calls no older address without a response, or for a response of another shape', async () => {
  const calls = serve({ 'GET /releases/shell': { status: 200, body: { partes: [] } } });
  expect(await api.fetchReleases()).toMatchObject({ failure: { kind: 'noResponse' } });
  expect(await api.rollBack('shell', { why: 'x' })).toMatchObject({ failure: { kind: 'noResponse' } });
  expect(await api.fetchBuilds('shell')).toMatchObject({ failure: { kind: 'rejection', status: 200 } });
  expect(calls).toHaveLength(3);
});

test('returns the failure of the older address', async () => {
  serve({ 'GET /releases': absent, 'GET /versoes': { status: 503, body: { codigo: 'nao_configurado' } } });
  expect(await api.fetchReleases()).toMatchObject({ failure: { status: 503, codigo: 'nao_configurado' } });
});
