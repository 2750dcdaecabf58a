import type { User } from '@ponte/contract/api-responses';
import { storeLogin } from '@ponte/kit/session/session';

export const roles = [
  { id: 1, name: 'Administrador' },
  { id: 2, name: 'Cliente' },
];

export const sites = [
  { slug: 'ponte', nome: 'Ponte' },
  { slug: 'bluebox', nome: 'Bluebox' },
];

/** An administrator. */
export const ana: User = {
  id: 1,
  email: 'ana@ponte.example',
  nome: 'Ana',
  role_id: 1,
  role_nome: 'Administrador',
  site_slug: 'ponte',
  site_nome: 'Ponte',
  segundo_fator: false,
  ultimo_acesso: '2026-11-20T14:03:00.000Z',
};

/** A client, without the administrator's role. */
export const bia: User = {
  id: 2,
  email: 'bia@ponte.example',
  nome: 'Bia',
  role_id: 2,
  role_nome: 'Cliente',
  site_slug: 'bluebox',
  site_nome: 'Bluebox',
  versao: '6442b1dfe9a40',
  segundo_fator: false,
  ultimo_acesso: null,
};

/** A client whose login needs a code. */
export const caio: User = {
  ...bia,
  id: 3,
  email: 'caio@ponte.example',
  nome: 'Caio',
  segundo_fator: true,
  ultimo_acesso: ana.ultimo_acesso,
};

/** A client whose name and address have no place to break at. */
export const unbreakable: User = {
  ...bia,
  email: `${'longaddress'.repeat(10)}@ponte.example`,
  nome: 'Wolfeschlegelsteinhausen'.repeat(5),
};

export function createPeople(count: number): User[] {
  return Array.from({ length: count }, (_, index) => ({
    ...bia,
    id: index + 10,
    email: `pessoa${index + 1}@ponte.example`,
    nome: `Pessoa ${index + 1}`,
  }));
}

/** A token with this expiry in seconds; header and signature are fake. */
export function createToken(exp: number): string {
  return `e30.${btoa(JSON.stringify({ exp }))}.c2ln`;
}

export function signIn(person: User): void {
  storeLogin({ token: 'token-of-the-test', usuario: person, expiresAt: '2999-01-01T00:00:00.000Z' });
}
