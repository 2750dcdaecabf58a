import type { LoginMethods } from '@ponte/contract/api-responses';
import { accountSession } from './account';
import type { stubNetwork, StubResponse } from './network';

type Responses = Parameters<typeof stubNetwork>[0];

export const everyMethod: LoginMethods = {
  secondFactor: { issuer: 'Ponte' },
  securityKey: true,
  emailLink: true,
  providers: ['github', 'google'],
};

export const noMethods: LoginMethods = { secondFactor: null, securityKey: false, emailLink: false, providers: [] };

export const blueKey = { id: '5d2b7a10-6f0e-4b7e-8f7e-0d6f4f6c1a01', nickname: 'Chave azul' };
export const script = {
  id: '5d2b7a10-6f0e-4b7e-8f7e-0d6f4f6c1a02',
  createdAt: '2026-03-02T12:00:00.000Z',
  expiresAt: '2026-06-02T12:00:00.000Z',
  metadata: { name: 'Relatório' },
};

export const googleLink = {
  id: '5d2b7a10-6f0e-4b7e-8f7e-0d6f4f6c1a04',
  providerId: 'google',
  createdAt: '2026-03-02T12:00:00.000Z',
};

interface Contents {
  hasSecondFactor?: boolean;
  keys?: readonly object[];
  tokens?: readonly object[];
  links?: readonly object[];
  methods?: Partial<LoginMethods>;
  /** Of a mutation: the row that it removes, or `null` when there is none. */
  removed?: { id: string } | null;
}

/** What the services respond to the security page. */
export function securityResponses(contents: Contents = {}): Responses {
  const { hasSecondFactor = false, keys = [], tokens = [], links = [], methods, removed = null } = contents;
  const graphql = (body: unknown): StubResponse => {
    const { query } = body as { query: string };
    if (query.startsWith('mutation')) return { json: { data: { removed } } };
    const rows = query.includes('Providers') ? links : query.includes('SecurityKeys') ? keys : tokens;
    return { json: { data: { rows } } };
  };
  return {
    ...accountSession,
    'GET /users/login/methods': { json: { ...everyMethod, ...methods } },
    'GET /v1/auth/user': { json: { email: 'bia@ponte.example', activeMfaType: hasSecondFactor ? 'totp' : null } },
    'POST /v1/graphql': graphql,
  };
}
