/** The logged-in person, read from what local storage holds under `usuario`. */
export interface SessionUser {
  readonly id: number | undefined;
  readonly email: string;
  readonly name: string;
  readonly isAdmin: boolean;
}

export type Session =
  | { readonly state: 'pending' }
  | { readonly state: 'signedOut' }
  | { readonly state: 'signedIn'; readonly user: SessionUser; readonly token: string };

const pending: Session = { state: 'pending' };
const signedOut: Session = { state: 'signedOut' };

/** The four keys that a login writes and a logout removes. */
const sessionKeys = ['usuario', 'token', 'auth', 'session'] as const;

const listeners = new Set<() => void>();
let cached: { raw: string; session: Session } | undefined;

export function pendingSession(): Session {
  return pending;
}

/** The session as local storage has it now; the same object as long as storage has not changed. */
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
  /** When the token ends, ISO 8601. */
  readonly expiresAt: string;
}

export function storeLogin(login: StoredLogin): void {
  localStorage.setItem('usuario', JSON.stringify(login.usuario));
  localStorage.setItem('token', login.token);
  localStorage.setItem('auth', JSON.stringify({ method: 'password' }));
  localStorage.setItem('session', JSON.stringify({ expiresAt: login.expiresAt }));
  announceSession();
}

/** Writes what changed of the logged-in person into their record; without one, nothing. */
export function updateSessionUser(changed: { readonly nome: string; readonly email: string }): void {
  const stored = parseJson(localStorage.getItem('usuario') ?? '');
  if (!isRecord(stored)) return;
  localStorage.setItem('usuario', JSON.stringify({ ...stored, ...changed }));
  announceSession();
}

export function removeSession(): void {
  for (const key of sessionKeys) localStorage.removeItem(key);
  announceSession();
}

/** A refused token: everything that is stored goes, as the specification says of the users list. */
export function clearAllStorage(): void {
  localStorage.clear();
  announceSession();
}

/** Makes everything that shows the session read it again. */
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
  if (!token || !isRecord(stored) || hasEnded(expires)) return signedOut;
  const email = textOf(stored, ['email']);
  return {
    state: 'signedIn',
    token,
    user: {
      id: Number.isInteger(Number(stored.id ?? undefined)) ? Number(stored.id) : undefined,
      email,
      name: textOf(stored, ['nome', 'name', 'fullname']) || email,
      isAdmin:
        Number(stored.role_id) === 1 || textOf(stored, ['role_nome', 'role', 'tipo']).toLowerCase().includes('admin'),
    },
  };
}

/** The first of the keys that holds a text; older records name things differently. Small by hand: every page has it. */
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

function hasEnded(expires: string): boolean {
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
