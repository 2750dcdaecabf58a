import { useSyncExternalStore } from 'react';

/** The logged-in user, read from the key `usuario` of local storage. */
export interface SessionUser {
  readonly id: number | undefined;
  readonly email: string;
  readonly name: string;
  readonly isAdmin: boolean;
  /** The file of the picture in storage. */
  readonly photo: string | undefined;
}

export type Session =
  | { readonly state: 'pending' }
  | { readonly state: 'signedOut' }
  | { readonly state: 'signedIn'; readonly user: SessionUser; readonly token: string };

const pending: Session = { state: 'pending' };
const signedOut: Session = { state: 'signedOut' };

/** The local storage keys that a login writes and a logout removes. */
const sessionKeys = ['usuario', 'token', 'auth', 'session'] as const;

const listeners = new Set<() => void>();
let cached: { raw: string; session: Session } | undefined;

/** The session in the page. `pending` on the server and during hydration. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeSession, readSession, () => pending);
}

/** The session that local storage holds now. The same object until storage changes. */
export function readSession(): Session {
  const token = localStorage.getItem('token') ?? '';
  const user = localStorage.getItem('usuario') ?? '';
  const expires = localStorage.getItem('session') ?? '';
  const raw = `${token}\n${user}\n${expires}`;
  if (cached?.raw !== raw) cached = { raw, session: parseSession(token, user, expires) };
  return cached.session;
}

export interface StoredLogin {
  readonly token: string;
  readonly usuario: object;
  /** When the token expires, ISO 8601. */
  readonly expiresAt: string;
}

export function storeLogin(login: StoredLogin): void {
  localStorage.setItem('usuario', JSON.stringify(login.usuario));
  localStorage.setItem('token', login.token);
  localStorage.setItem('auth', JSON.stringify({ method: 'password' }));
  localStorage.setItem('session', JSON.stringify({ expiresAt: login.expiresAt }));
  announceSession();
}

/** Updates the stored record of the logged-in user. Does nothing without one. */
export function updateSessionUser(changed: {
  readonly nome: string;
  readonly email: string;
  readonly foto?: string;
}): void {
  const stored = parseJson(localStorage.getItem('usuario') ?? '');
  if (!isRecord(stored)) return;
  localStorage.setItem('usuario', JSON.stringify({ ...stored, ...changed }));
  announceSession();
}

export function removeSession(): void {
  for (const key of sessionKeys) localStorage.removeItem(key);
  // The session of the account screens at the auth service ends with it.
  const stored = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
  for (const key of stored) if (key.startsWith('nhost')) localStorage.removeItem(key);
  announceSession();
}

/** Clears all of local storage after a rejected token, as the product specification requires. */
export function clearAllStorage(): void {
  localStorage.clear();
  announceSession();
}

/** Calls all listeners, so that components read the session again. */
export function announceSession(): void {
  for (const listener of listeners) listener();
}

export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function parseSession(token: string, user: string, expires: string): Session {
  const stored = parseJson(user);
  if (!token || !isRecord(stored) || hasExpired(expires)) return signedOut;
  const email = textOf(stored, ['email']);
  return {
    state: 'signedIn',
    token,
    user: {
      id: Number.isInteger(Number(stored.id ?? undefined)) ? Number(stored.id) : undefined,
      email,
      name: textOf(stored, ['nome', 'name', 'fullname']) || email,
      photo: textOf(stored, ['foto']) || undefined,
      isAdmin:
        Number(stored.role_id) === 1 || textOf(stored, ['role_nome', 'role', 'tipo']).toLowerCase().includes('admin'),
    },
  };
}

/** The first key with a non-empty string; older records use other keys. No schema, because every page bundles this file. */
function textOf(record: Record<string, unknown>, keys: readonly string[]): string {
  for (const key of keys) {
    const value = record[key];
    if (typeof value === 'string' && value !== '') return value;
  }
  return '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasExpired(expires: string): boolean {
  const stored = parseJson(expires);
  const expiresAt = isRecord(stored) ? textOf(stored, ['expiresAt']) : '';
  return expiresAt !== '' && Date.parse(expiresAt) <= Date.now();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
