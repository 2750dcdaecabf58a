import * as z from 'zod';
import { errorResponse } from '@ponte/contract/api-responses';
import { samplePeople } from 'fixtures/people';
import { createCaller } from '../testing/caller';
import { createFakePonte } from '../testing/fake-ponte';
import { activateSecondFactor, createSecondFactorApp } from '../testing/second-factor';

const ponte = createFakePonte();
const test = createSecondFactorApp(ponte.settings);
const { email, senha } = samplePeople.joao;
const ana = { email: 'ana@ponte.example', nome: 'Ana', senha: 'segredo', role_id: 2, site_slug: 'ponte' };
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The ticket and the code of a person who has entered the password. */
async function waitForCode() {
  const { code } = await activateSecondFactor(test, 'lucia');
  const { body } = await test.visitor.post('/api/users/login', {
    email: samplePeople.lucia.email,
    senha: samplePeople.lucia.senha,
  });
  return { ticket: (body as { ticket: string }).ticket, otp: code() };
}

/** Every call of the service, with a body that it accepts. */
const bodies: Readonly<Record<string, object | (() => Promise<object>) | undefined>> = {
  'POST /api/users/login': { email, senha },
  'POST /api/users/login/mfa': waitForCode,
  'GET /api/users/login/methods': undefined,
  'POST /api/users/logout': undefined,
  'POST /api/sessao': undefined,
  'POST /api/sessao/nhost': undefined,
  'GET /api/perfil': undefined,
  'PUT /api/perfil': { nome: 'Ana', idioma: 'pt' },
  'PUT /api/perfil/foto': { arquivo: null },
  'GET /api/perfil/sessoes': undefined,
  'DELETE /api/perfil/sessoes': undefined,
  'DELETE /api/perfil/sessoes/{id}': undefined,
  'PUT /api/perfil/senha': { senha_atual: samplePeople.marina.senha, senha: 'outra senha' },
  'GET /api/usuarios': undefined,
  'POST /api/usuarios': ana,
  'PUT /api/usuarios/{id}': { ...ana, senha: undefined },
  'DELETE /api/usuarios/{id}': undefined,
  'POST /api/usuarios/{id}/mfa/reset': async () => {
    await activateSecondFactor(test, 'lucia');
    return { why: 'lost phone' };
  },
  'GET /api/roles': undefined,
  'GET /api/sites': undefined,
  'GET /api/auditoria': undefined,
  'GET /api/releases': undefined,
  'GET /api/releases/{part}': undefined,
  'POST /api/releases/{part}/rollback': { why: 'Hel does not open' },
  'POST /api/beacons': { remote: 'shell', build: 'a1', phase: 'entry', kind: 'missing' },
};
const calls = Object.entries(bodies);
const split = (name: string) => name.split(' ') as [Method, string];

interface Operation {
  security?: object[];
  responses: Record<string, { content?: Record<string, { schema: z.core.JSONSchema.JSONSchema }> }>;
}
type Paths = Record<string, Record<string, Operation>>;

async function readPaths(): Promise<Paths> {
  return ((await test.visitor.get('/api/openapi.json')).body as { paths: Paths }).paths;
}

async function getOperation(name: string): Promise<Operation> {
  const [method, path] = split(name);
  const operation = (await readPaths())[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${name} is not described`);
  return operation;
}

const getBody = async (name: string) => {
  const body = bodies[name];
  return typeof body === 'function' ? body() : body;
};

async function createCallerOf(name: string) {
  const { security } = await getOperation(name);
  if (!security) return test.visitor;
  if (!('accessToken' in (security[0] ?? {}))) return test.signIn('marina');
  const signIn = { email, password: senha };
  const { body } = await test.visitor.post('/v1/auth/signin/email-password', signIn);
  return createCaller(test.app.http, (body as { session: { accessToken: string } }).session.accessToken);
}

async function send(name: string, body: object | undefined) {
  const [method, path] = split(name);
  const caller = await createCallerOf(name);
  const url = path.replace('{id}', String(test.ids.lucia)).replace('{part}', 'remote-chat');
  return caller.send({ method, url, ...(body ? { payload: body } : {}) });
}

it.each(calls)('%s responds as the document says', async (name) => {
  const { responses } = await getOperation(name);
  const [[success = '', described] = []] = Object.entries(responses).filter(([status]) => Number(status) < 300);
  const { status, body } = await send(name, await getBody(name));
  expect(status).toBe(Number(success));
  const schema = described?.content?.['application/json']?.schema;
  if (schema) expect(z.fromJSONSchema(schema).safeParse(body).error).toBeUndefined();
  else expect(body).toBe('');
});

it.each(calls.filter(([, body]) => body))('%s rejects a body that the document does not allow', async (name) => {
  const { responses } = await getOperation(name);
  const { status, body } = await send(name, { unknown: 1 });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(responses[status]?.content).toEqual({
    'application/json': { schema: { $ref: '#/components/schemas/Error' } },
  });
  expect(errorResponse.parse(body)).toEqual(body);
});

it('documents which calls need a token and which are for admins, as the service behaves', async () => {
  for (const [name, accepted] of calls) {
    const [method, path] = split(name);
    const body = typeof accepted === 'function' ? {} : accepted;
    const { security, responses } = await getOperation(name);
    const url = path.replace('{id}', '1').replace('{part}', 'remote-chat');
    const { status } = await test.visitor.send({ method, url, ...(body ? { payload: body } : {}) });
    expect([name, status === 401]).toEqual([name, security !== undefined]);
    // It is 403 for reasons of its own.
    if (name === 'POST /api/sessao') continue;
    const joao = await (await test.signIn('joao')).send({ method, url, ...(body ? { payload: {} } : {}) });
    expect([name, joao.status === 403]).toEqual([name, '403' in responses]);
  }
});

it('is served, and names every call of the service', async () => {
  const paths = await readPaths();
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(documented.sort()).toEqual(calls.map(([name]) => name).sort());
  const olderAdmin = ['/api/versoes', '/api/versoes/{part}', '/api/versoes/{part}/rollback'];
  const outside = ['/api/openapi.json', '/healthz', '/readyz', '/v1/graphql', ...olderAdmin];
  const served = test.app.paths.map((path) => path.replace(/:(\w+)/, '{$1}')).filter((path) => !outside.includes(path));
  expect(Object.keys(paths).sort()).toEqual(served.sort());
});
