import { decideDestination } from './after-login';

const origin = 'https://ponte.example';
const homes = { admin: '/es/admin', profile: '/es/perfil' };
const decide = (isAdmin: boolean, next: string | null) => decideDestination(isAdmin, next, origin, homes);

test.each([
  ['/admin/auditoria?acao=login#x', '/admin/auditoria?acao=login#x'],
  ['/alterar-senha', '/alterar-senha'],
  ['/admin/../perfil', '/perfil'],
])('sends an admin to %s', (next, expected) => {
  expect(decide(true, next)).toBe(expected);
});

test.each([
  null,
  '',
  'admin',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  'javascript:alert(1)',
  'https://ponte.example/admin',
  '/login?next=/admin',
  '/pt/LOGIN',
])('sends an admin home instead of to %j', (next) => {
  expect(decide(true, next)).toBe('/es/admin');
});

test('sends a user without the role to their account pages, never to the admin area', () => {
  expect(decide(false, '/alterar-senha')).toBe('/alterar-senha');
  expect(decide(false, '/admin')).toBe('/es/perfil');
  expect(decide(false, '/en/Admin/cadastro-usuario')).toBe('/es/perfil');
});
