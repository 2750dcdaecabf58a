import * as fc from 'fast-check';
import { hostileWords } from 'fixtures/hostile-words';

const words = [
  ...hostileWords,
  'marina.azevedo@ponte.example',
  'MARINA.AZEVEDO@PONTE.EXAMPLE',
  'a@b.co',
  'ponte',
  'segredo',
];
const numbers = [0, -0, -1, 1, 2, 3, 1.5, 2 ** 31 - 1, 2 ** 31, 2 ** 53, 1e308, -1e308, 99_999_999_999];

const text = fc.oneof(fc.constantFrom(...words), fc.string({ unit: 'binary', maxLength: 40 }));
const scalar = fc.oneof(text, fc.constantFrom(...numbers), fc.boolean(), fc.constant(null), fc.double());
const anything = fc.oneof(
  { weight: 4, arbitrary: scalar },
  { weight: 1, arbitrary: fc.anything({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.array(scalar, { maxLength: 5 }) },
);

const fields = [
  'email',
  'senha',
  'senha_atual',
  'ticket',
  'otp',
  'nome',
  'role_id',
  'site_slug',
  'id',
  'query',
  'variables',
  'why',
  'to',
  'motivo',
  'para',
  '__proto__',
];
const reason = fc.oneof(fc.constantFrom('--force', '-h', '$(id)', '; id', '--to=1.0.0-000000000001'), anything);
const target = fc.oneof(fc.constantFrom('1.0.0-000000000001', '--force', '1.0.0-000000000001\n'), anything);
const plausible = {
  email: fc.oneof(fc.emailAddress(), text),
  senha: fc.oneof(fc.string({ minLength: 4, maxLength: 60 }), anything),
  nome: fc.oneof(fc.string({ unit: 'grapheme', maxLength: 130 }), anything),
  role_id: fc.oneof(fc.integer({ min: 0, max: 5 }), anything),
  site_slug: fc.oneof(fc.constantFrom('ponte', 'bluebox', 'nowhere'), anything),
  why: reason,
  to: target,
  motivo: reason,
  para: target,
};
const query = fc.oneof(
  fc.constantFrom(
    'mutation($e: citext!){insert_newsletter_one(object:{email:$e}){id}}',
    '{__schema{types{name}}}',
    'mutation{insert_newsletter(objects:[]){affected_rows}}',
    'fragment F on newsletter{...F} mutation{insert_newsletter_one(object:{email:"a@b.co"}){...F}}',
    'subscription{a}',
  ),
  text,
  fc.integer({ min: 1, max: 300 }).map((depth) => '{a'.repeat(depth)),
);

/** Some calls are valid, so that the hostile ones find rows to damage. */
const right = fc.oneof(
  fc.record({
    email: fc.integer({ min: 1, max: 15 }).map((n) => `pessoa${n}@ponte.example`),
    nome: fc.constantFrom('Ana', 'João', '<b>Bia</b>', "O'Neill"),
    senha: fc.constant('segredo'),
    role_id: fc.integer({ min: 2, max: 3 }),
    site_slug: fc.constant('ponte'),
  }),
  fc.constantFrom(
    { remote: 'shell', build: 'a1', phase: 'entry', kind: 'missing' },
    { why: '--to=1.0.0-000000000009 --force' },
    { motivo: '--to=1.0.0-000000000009 --force' },
    { email: 'marina.azevedo@ponte.example', senha: 'ponte-sobre-o-rio' },
  ),
);

const object = fc.oneof(
  { weight: 2, arbitrary: right },
  { weight: 4, arbitrary: fc.record(plausible, { requiredKeys: [] }) },
  { weight: 2, arbitrary: fc.dictionary(fc.oneof(fc.constantFrom(...fields), text), anything, { maxKeys: 6 }) },
  { weight: 1, arbitrary: fc.record({ query, variables: fc.record({ e: fc.oneof(fc.emailAddress(), anything) }) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      remote: fc.constantFrom('remote-chat', 'shell', 'evil'),
      build: fc.oneof(fc.stringMatching(/^[a-z0-9]{1,8}$/), text),
      phase: fc.constantFrom('entry', 'chunk', 'never'),
      kind: fc.constantFrom('missing', 'timeout', 'bad'),
    }),
  },
);

/** JSON of any shape, and sometimes no JSON at all. */
const payload = fc.oneof(
  { weight: 10, arbitrary: object.map((value) => stringify(value)) },
  { weight: 2, arbitrary: anything.map((value) => stringify(value)) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 20_000 }).map((length) => '['.repeat(length)) },
);

function stringify(value: unknown): string {
  try {
    return JSON.stringify(value, (_key, one: unknown) => (typeof one === 'bigint' ? String(one) : one)) ?? '';
  } catch {
    return '{';
  }
}

const headerText = fc.string({ maxLength: 60 }).map((value) => value.replace(/[^\x20-\x7e]/g, ''));
const headers = fc.record(
  {
    'accept-language': headerText,
    'accept-encoding': fc.oneof(fc.constantFrom('br', 'gzip;q=0', '*'), headerText),
    'if-match': headerText,
    'if-none-match': headerText,
    'x-forwarded-for': fc.oneof(fc.ipV4(), fc.ipV6(), headerText),
    'x-hasura-role': headerText,
    'content-type': fc.oneof(
      { weight: 9, arbitrary: fc.constant('application/json') },
      { weight: 1, arbitrary: fc.oneof(fc.constantFrom('text/plain', 'application/json; charset=x'), headerText) },
    ),
  },
  { requiredKeys: ['content-type'] },
);

const id = fc.oneof(
  fc.integer({ min: 1, max: 50 }).map(String),
  text.map((value) => encodeURIComponent(value.replace(/\p{Surrogate}/gu, ''))),
);
const tail = fc.oneof(
  fc.constant(''),
  fc.constantFrom(
    '?antes=1',
    '?antes=',
    '?acao=login',
    '?a[b]=c',
    '?%ff',
    '?pessoa=%00',
    '?pessoa=%25%5C&ate=0000-01-01T00:00:00Z',
  ),
);

/** One hostile call: anything at all in body, headers, id and query; `who` chooses the token. */
export const hostileCall = fc.record({
  method: fc.constantFrom('POST', 'POST', 'POST', 'PUT', 'PUT', 'GET', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'),
  path: fc.oneof(
    {
      weight: 3,
      arbitrary: fc.constantFrom('/api/usuarios', '/api/usuarios', '/api/users/login', '/v1/graphql', '/api/beacons'),
    },
    { weight: 3, arbitrary: id.map((value) => `/api/usuarios/${value}`) },
    {
      weight: 2,
      arbitrary: fc.constantFrom('/api/perfil', '/api/perfil/senha', '/api/roles', '/api/sites', '/api/auditoria'),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          fc.constantFrom('releases', 'versoes'),
          fc.oneof(fc.constantFrom('shell', 'remote-chat', '--force', '..'), id),
          fc.constantFrom('', '/rollback'),
        )
        .map(([list, part, deed]) => `/api/${list}/${part}${deed}`),
    },
    { weight: 1, arbitrary: text.map((value) => `/${encodeURIComponent(value.replace(/\p{Surrogate}/gu, ''))}`) },
  ),
  tail,
  headers,
  payload,
  who: fc.oneof(
    { weight: 4, arbitrary: fc.constant('admin') },
    { weight: 2, arbitrary: fc.constantFrom('person', 'nobody') },
    { weight: 1, arbitrary: fc.record({ token: headerText }) },
  ),
});
