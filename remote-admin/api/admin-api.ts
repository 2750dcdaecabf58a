import * as z from 'zod/mini';
import type * as requests from '@ponte/contract/api';
import {
  auditPage,
  loginMethods,
  loginResponse,
  messageResponse,
  nhostSessionResponse,
  ownSessions,
  roles,
  savedResponse,
  sites,
  user,
  users,
} from '@ponte/contract/api-responses';
import { releaseOverview, rollbackResponse } from '@ponte/contract/api-releases';
import { partBuilds } from '@ponte/contract/release-summary';
import type { PartName } from '@ponte/contract/parts';
import { fetchJson, loginTimeout, type Caller } from './call';
import { fetchFromReleases } from './fetch-from-releases';

export interface AuditQuery {
  /** The `proximo` of the page before; absent for the newest. */
  readonly antes?: string | undefined;
  /** Only entries of this action. */
  readonly acao?: string | undefined;
  /** Only entries of which this is part of the e-mail of who did it, or of the target: an e-mail or a part. */
  readonly pessoa?: string | undefined;
  /** Only entries from this moment on, and before that one. */
  readonly desde?: string | undefined;
  readonly ate?: string | undefined;
}

/** The message is optional. */
const doneResponse = z.partial(messageResponse);

/** An older backend does not repeat the part. */
const buildsOfPart = z.object({ builds: partBuilds.shape.builds });

export type AdminApi = ReturnType<typeof createAdminApi>;

/** The calls of the Admin API for one caller. Each resolves to a `Result` and never throws. */
export function createAdminApi(caller: Caller) {
  return {
    login: (body: requests.LoginRequest, signal?: AbortSignal) =>
      fetchJson(caller, loginResponse, {
        method: 'POST',
        path: '/users/login',
        body,
        signal,
        timeoutMs: loginTimeout,
      }),
    /** The second step of a login whose account has a second factor. */
    loginWithCode: (body: requests.SecondFactorRequest) =>
      fetchJson(caller, loginResponse, { method: 'POST', path: '/users/login/mfa', body, timeoutMs: loginTimeout }),

    /** A session of the auth service for the person whose token makes the call. */
    openNhostSession: () => fetchJson(caller, nhostSessionResponse, { method: 'POST', path: '/sessao/nhost' }),
    /** A session of the product; the caller's token is an access token of the auth service. */
    openSession: () => fetchJson(caller, loginResponse, { method: 'POST', path: '/sessao', timeoutMs: loginTimeout }),

    fetchLoginMethods: (signal?: AbortSignal) =>
      fetchJson(caller, loginMethods, { method: 'GET', path: '/users/login/methods', signal }),

    fetchUsers: (signal?: AbortSignal) => fetchJson(caller, users, { method: 'GET', path: '/usuarios', signal }),
    fetchRoles: (signal?: AbortSignal) => fetchJson(caller, roles, { method: 'GET', path: '/roles', signal }),
    fetchSites: (signal?: AbortSignal) => fetchJson(caller, sites, { method: 'GET', path: '/sites', signal }),

    createUser: (body: requests.CreateUserRequest) =>
      fetchJson(caller, savedResponse, { method: 'POST', path: '/usuarios', body }),
    /** Without `versao`, which an older server does not know, the edit overwrites whatever is there. */
    editUser: (id: number, body: requests.EditUserRequest, versao?: string | null) =>
      fetchJson(caller, savedResponse, { method: 'PUT', path: `/usuarios/${id}`, body, ifMatch: versao ?? undefined }),
    deleteUser: (id: number) => fetchJson(caller, doneResponse, { method: 'DELETE', path: `/usuarios/${id}` }),
    resetSecondFactor: (id: number, body: requests.ResetSecondFactorRequest) =>
      fetchJson(caller, doneResponse, { method: 'POST', path: `/usuarios/${id}/mfa/reset`, body }),

    /** The caller's own entry. */
    fetchProfile: (signal?: AbortSignal) => fetchJson(caller, user, { method: 'GET', path: '/perfil', signal }),
    editProfile: (body: requests.ProfileRequest) =>
      fetchJson(caller, doneResponse, { method: 'PUT', path: '/perfil', body }),
    changePicture: (body: requests.PhotoRequest) =>
      fetchJson(caller, doneResponse, { method: 'PUT', path: '/perfil/foto', body }),
    fetchSessions: (signal?: AbortSignal) =>
      fetchJson(caller, ownSessions, { method: 'GET', path: '/perfil/sessoes', signal }),
    /** Ends the personal access tokens too. */
    endSession: (id: string) => fetchJson(caller, doneResponse, { method: 'DELETE', path: `/perfil/sessoes/${id}` }),
    endOtherSessions: () => fetchJson(caller, doneResponse, { method: 'DELETE', path: '/perfil/sessoes' }),
    changePassword: (body: requests.ChangePasswordRequest) =>
      fetchJson(caller, doneResponse, { method: 'PUT', path: '/perfil/senha', body }),

    fetchAudit: (query: AuditQuery, signal?: AbortSignal) =>
      fetchJson(caller, auditPage, { method: 'GET', path: `/auditoria${queryString(query)}`, signal }),

    fetchReleases: (signal?: AbortSignal) =>
      fetchFromReleases(caller, releaseOverview, { method: 'GET', path: '', signal }),
    fetchBuilds: (part: PartName, signal?: AbortSignal) =>
      fetchFromReleases(caller, buildsOfPart, { method: 'GET', path: `/${part}`, signal }),
    rollBack: (part: PartName, body: requests.RollbackRequest) =>
      fetchFromReleases(caller, rollbackResponse, { method: 'POST', path: `/${part}/rollback`, body }),
  };
}

function queryString(query: AuditQuery): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length > 0 ? `?${new URLSearchParams(given).toString()}` : '';
}
