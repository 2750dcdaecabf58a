/** @jest-environment node */
import * as z from 'zod/mini';
import { createAdminApi } from './admin-api';
import { callTimeout, fetchJson, type Caller } from './call';

const caller: Caller = { base: 'https://api.example/api', language: 'es', token: 'abc' };
const schema = z.object({ id: z.int() });
const get = { method: 'GET', path: '/x' } as const;

/** Stubs one response and keeps the requests. */
function stubFetch(status: number, body: string) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(body, { status })));
}

test('a request carries JSON, the token and the language', async () => {
  const fetch = stubFetch(201, '{"id":3,"later":"field"}');
  const result = await fetchJson(caller, schema, { method: 'POST', path: '/x', body: { nome: 'Zé' } });
  expect(result).toEqual({ ok: true, value: { id: 3 } });
  expect(fetch).toHaveBeenCalledWith('https://api.example/api/x', expect.objectContaining({ method: 'POST' }));
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({
    body: '{"nome":"Zé"}',
    headers: { authorization: 'Bearer abc', 'accept-language': 'es-419', 'content-type': 'application/json' },
  });
});

test.each([
  ['"6442b1dfe9a40"', '6442b1dfe9a40'],
  [undefined, null],
  [undefined, undefined],
])('an edit sends %p as If-Match for the version %p', async (header, versao) => {
  const fetch = stubFetch(200, '{"id":3}');
  await createAdminApi(caller).editUser(3, { nome: 'Zé', email: 'ze@a.example', role_id: 1, site_slug: 'a' }, versao);
  expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get('if-match') ?? undefined).toBe(header);
});

test('a request without body and token says neither', async () => {
  const fetch = stubFetch(200, '{"id":3}');
  await fetchJson({ base: '/api', language: 'pt' }, schema, get);
  expect(fetch.mock.calls[0]?.[1]?.headers).toEqual({ accept: 'application/json', 'accept-language': 'pt-BR' });
});

test.each([
  [401, '{"error":"não"}', { error: 'não', mensagem: undefined, errors: [] }],
  [500, '{"mensagem":"depois"}', { error: undefined, mensagem: 'depois', errors: [] }],
  [400, '{"errors":[{"msg":"um"},{"msg":"dois"}]}', { error: undefined, mensagem: undefined, errors: ['um', 'dois'] }],
  [502, '<html>', { error: undefined, mensagem: undefined, errors: [] }],
  [500, '{"error":{"code":1}}', { error: undefined, mensagem: undefined, errors: [] }],
  [200, '', { error: undefined, mensagem: undefined, errors: [] }],
  [200, '{"id":"3"}', { error: undefined, mensagem: undefined, errors: [] }],
  [200, '{"error":"ora"}', { error: 'ora', mensagem: undefined, errors: [] }],
])('%i with %s is a rejection', async (status, body, words) => {
  stubFetch(status, body);
  expect(await fetchJson(caller, schema, get)).toEqual({
    ok: false,
    failure: { kind: 'rejection', status, language: 'es', ...words },
  });
});

test('no connection keeps its cause', async () => {
  const cause = new TypeError('Failed to fetch');
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(cause);
  expect(await fetchJson(caller, schema, get)).toEqual({ ok: false, failure: { kind: 'noResponse', cause } });
});

test('a call is given up when the caller leaves, and when it takes too long', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  const fetch = stubFetch(200, '{"id":3}');
  const controller = new AbortController();
  await fetchJson(caller, schema, { ...get, signal: controller.signal });
  expect(timeout).toHaveBeenCalledWith(callTimeout);
  expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(false);
  controller.abort();
  expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
});

test('a login is given up after 15 seconds, and counts as unanswered', async () => {
  let late = () => {};
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController();
    late = () => controller.abort(new DOMException('late', 'TimeoutError'));
    return controller.signal;
  });
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
    );
  const response = createAdminApi(caller).login({ email: 'ana@ponte.example', senha: 'segredo' });
  expect(timeout).toHaveBeenCalledWith(15_000);
  late();
  expect(await response).toMatchObject({ ok: false, failure: { kind: 'noResponse' } });
});

test('schemas are never compiled with new Function, which the page forbids', () => {
  expect(z.config().jitless).toBe(true);
});

test('the audit log is requested with the given filters only', async () => {
  const fetch = stubFetch(200, '{"itens":[],"proximo":null}');
  const api = createAdminApi(caller);
  await api.fetchAudit({});
  await api.fetchAudit({ acao: 'login', antes: '9' });
  expect(fetch.mock.calls.map(([url]) => url)).toEqual([
    'https://api.example/api/auditoria',
    'https://api.example/api/auditoria?acao=login&antes=9',
  ]);
});
