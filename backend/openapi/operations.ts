import type * as z from 'zod/mini';
import * as requests from 'shared-config/contract/api';
import * as answers from 'shared-config/contract/api-answers';
import * as versions from 'shared-config/contract/api-versions';
import { beacon } from 'shared-config/contract/beacon';

export interface Operation {
  method: 'get' | 'post' | 'put' | 'delete';
  /** As OpenAPI writes it: `/api/usuarios/{id}`; `document.ts` says what the names in it may be. */
  path: string;
  summary: string;
  needs: 'nobody' | 'session' | 'admin';
  body?: z.ZodMiniType;
  query?: Record<string, object>;
  /** Headers that a caller may leave out. */
  headers?: Record<string, object>;
  /** The answer when all is well. */
  status: 200 | 201 | 204;
  answer?: z.ZodMiniType;
  /** Every other status. */
  refusals: readonly number[];
}

const admin = { needs: 'admin', status: 200 } as const;
const guarded = [401, 403, 503];

/** Every call of the Admin API, once; a test holds it against the routes and their real answers. */
export const operations: readonly Operation[] = [
  {
    method: 'post',
    path: '/api/users/login',
    summary: 'Signs in and answers with a token for 8 hours. Refusals carry `error`.',
    needs: 'nobody',
    body: requests.loginRequest,
    status: 200,
    answer: answers.loginAnswer,
    refusals: [400, 401, 413, 429, 503],
  },
  {
    method: 'post',
    path: '/api/users/logout',
    summary: 'Ends the token that makes the call.',
    needs: 'session',
    status: 200,
    answer: answers.messageAnswer,
    refusals: [401, 503],
  },
  {
    method: 'get',
    path: '/api/perfil',
    summary: 'The person who is signed in.',
    needs: 'session',
    status: 200,
    answer: answers.user,
    refusals: [401, 503],
  },
  {
    method: 'put',
    path: '/api/perfil/senha',
    summary: 'Changes the own password and ends every other session of the person.',
    needs: 'session',
    body: requests.changePasswordRequest,
    status: 200,
    answer: answers.messageAnswer,
    refusals: [400, 401, 413, 429, 503],
  },
  {
    ...admin,
    method: 'get',
    path: '/api/usuarios',
    summary: 'All people, with an ETag that changes with the list.',
    answer: answers.users,
    refusals: [304, ...guarded],
  },
  {
    ...admin,
    method: 'post',
    path: '/api/usuarios',
    summary: 'Creates a person. Wrong fields answer `errors`; 409 is an e-mail that is taken.',
    body: requests.createUserRequest,
    status: 201,
    answer: answers.savedAnswer,
    refusals: [400, 409, 413, ...guarded],
  },
  {
    ...admin,
    method: 'put',
    path: '/api/usuarios/{id}',
    summary:
      'Edits a person. A new role or password ends all sessions of that person. With If-Match, 409 and ' +
      `\`codigo: ${answers.outdatedVersion}\` when the person was edited since; other 409s: e-mail taken, last admin.`,
    headers: { 'If-Match': { type: 'string', examples: ['"6442b1dfe9a40"', '*'] } },
    body: requests.editUserRequest,
    answer: answers.savedAnswer,
    refusals: [400, 404, 409, 413, ...guarded],
  },
  {
    ...admin,
    method: 'delete',
    path: '/api/usuarios/{id}',
    summary: 'Deletes a person. 409: oneself, or the last admin.',
    answer: answers.messageAnswer,
    refusals: [404, 409, ...guarded],
  },
  { ...admin, method: 'get', path: '/api/roles', summary: 'The roles.', answer: answers.roles, refusals: guarded },
  { ...admin, method: 'get', path: '/api/sites', summary: 'The sites.', answer: answers.sites, refusals: guarded },
  {
    ...admin,
    method: 'get',
    path: '/api/auditoria',
    summary: 'The audit log, newest first, a page at a time.',
    query: { antes: { type: 'integer', minimum: 1 }, acao: { type: 'string', enum: answers.auditActions } },
    answer: answers.auditPage,
    refusals: [400, ...guarded],
  },
  {
    ...admin,
    method: 'get',
    path: '/api/versoes',
    summary: 'What is live of each part, and the last releases. 503 with `codigo`: this server has no release store.',
    answer: versions.versions,
    refusals: [500, 504, ...guarded],
  },
  {
    ...admin,
    method: 'get',
    path: '/api/versoes/{parte}',
    summary: 'The builds of a part, and which of them can be gone back to.',
    answer: versions.partBuilds,
    refusals: [404, 500, 504, ...guarded],
  },
  {
    ...admin,
    method: 'post',
    path: '/api/versoes/{parte}/rollback',
    summary: 'Puts a part back to an older build. 409: the release tool refused, in its own words.',
    body: requests.rollbackRequest,
    answer: versions.rollbackAnswer,
    refusals: [202, 400, 404, 409, 413, 500, 504, ...guarded],
  },
  {
    method: 'post',
    path: '/api/beacons',
    summary: 'Counts a part of a page that came or failed.',
    needs: 'nobody',
    body: beacon,
    status: 204,
    refusals: [400, 413, 503],
  },
];
