import * as z from 'zod/mini';
import { errorAnswer } from 'shared-config/contract/api-answers';
import { samplePeople } from 'fixtures/people';
import { createFakePonte } from '../testing/fake-ponte';
import { createTestApp } from '../testing/test-app';
import { operations, type Operation } from './operations';

const ponte = createFakePonte();
const test = createTestApp(ponte.settings);
const { email, senha } = samplePeople.joao;
const ana = { email: 'ana@ponte.example', nome: 'Ana', senha: 'segredo', role_id: 2, site_slug: 'ponte' };

/** A body that each call takes, to see its real answer. */
const bodies: Record<string, object> = {
  'post /api/users/login': { email, senha },
  'put /api/perfil/senha': { senha_atual: samplePeople.marina.senha, senha: 'outra senha' },
  'post /api/usuarios': ana,
  'put /api/usuarios/{id}': { ...ana, senha: undefined },
  'post /api/versoes/{parte}/rollback': { motivo: 'Hel does not open' },
  'post /api/beacons': { remote: 'shell', build: 'a1', phase: 'entry', kind: 'missing' },
};

const send = async ({ method, path, needs }: Operation, body: object | undefined) => {
  const caller = needs === 'nobody' ? test.visitor : await test.signIn('marina');
  const url = path.replace('{id}', String(test.ids.lucia)).replace('{parte}', 'remote-chat');
  const name = method.toUpperCase() as 'GET' | 'POST' | 'PUT' | 'DELETE';
  return caller.send({ method: name, url, ...(body ? { payload: body } : {}) });
};
const named = operations.map((operation): [string, Operation] => [`${operation.method} ${operation.path}`, operation]);

it.each(named)('%s answers what the document says', async (name, operation) => {
  const { status, body } = await send(operation, bodies[name]);
  expect(status).toBe(operation.status);
  if (operation.answer) expect(z.safeParse(operation.answer, body).error).toBeUndefined();
  else expect(body).toBe('');
});

it.each(named.filter(([, { body }]) => body))('%s refuses what the document does not say', async (_name, operation) => {
  const { status, body } = await send(operation, { unknown: 1 });
  expect(operation.refusals).toContain(status);
  expect(errorAnswer.parse(body)).toEqual(body);
});

it('is served, and names every call of the service', async () => {
  const { body } = await test.visitor.get('/api/openapi.json');
  const { paths } = body as { paths: Record<string, Record<string, unknown>> };
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((m) => `${m} ${path}`),
  );
  expect(documented.sort()).toEqual(named.map(([name]) => name).sort());
  const outside = ['/api/openapi.json', '/healthz', '/readyz', '/v1/graphql'];
  const served = test.app.paths.filter((path) => !outside.includes(path)).map((path) => path.replace(/:(\w+)/, '{$1}'));
  expect(Object.keys(paths).sort()).toEqual(served.sort());
});
