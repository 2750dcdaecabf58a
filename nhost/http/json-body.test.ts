import fastify from 'fastify';
import { acceptJson } from './json-body';

class Rejected extends Error {
  readonly statusCode = 400;
}
const toError = (cause: unknown) => new Rejected('not JSON', { cause });

function createService(more: Partial<Parameters<typeof acceptJson>[1]> = {}) {
  const app = fastify();
  acceptJson(app, { toError, ...more });
  app.setErrorHandler((error: Error, _request, reply) => {
    const { statusCode, message } = error as Rejected;
    return reply.code(statusCode).send(`${message}, ${error.cause instanceof Error ? error.cause.name : 'no cause'}`);
  });
  app.post('/', async ({ body }) => ({ isAbsent: body === undefined, keys: Object.keys(body ?? {}) }));
  return async (payload: string, type = 'application/json') => {
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url: '/',
      payload,
      headers: { 'content-type': type },
    });
    return [statusCode, body];
  };
}

it('parses JSON, with `__proto__` as a plain key', async () => {
  const post = createService();
  expect(await post('{"a":1,"__proto__":{}}')).toEqual([200, '{"isAbsent":false,"keys":["a","__proto__"]}']);
});

it('takes an empty body for an absent one, unless the service rejects it', async () => {
  expect(await createService()('')).toEqual([200, '{"isAbsent":true,"keys":[]}']);
  expect(await createService({ rejectsEmpty: true })('')).toEqual([400, 'not JSON, SyntaxError']);
});

it('throws the error of the service, with its cause, for a body that is not JSON', async () => {
  expect(await createService()('{')).toEqual([400, 'not JSON, SyntaxError']);
});

it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])('rejects %s', async (type) => {
  expect(await createService()('{}', type)).toEqual([415, expect.anything()]);
});

it('rejects what the service does not take', async () => {
  const check = (body: unknown) => {
    if (Array.isArray(body)) throw new Rejected('an array');
  };
  const post = createService({ check });
  expect(await post('[]')).toEqual([400, 'an array, no cause']);
  expect(await post('{}')).toEqual([200, '{"isAbsent":false,"keys":[]}']);
});
