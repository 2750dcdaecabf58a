import * as z from 'zod/mini';

/**
 * The logged-in user as it lies in local storage under `usuario`. Older records name things differently, so the
 * specification's alternatives are read too.
 */
const storedUserSchema = z.looseObject({
  id: z.optional(z.nullable(z.union([z.int(), z.string()]))),
  email: z.optional(z.nullable(z.string())),
  nome: z.optional(z.nullable(z.string())),
  name: z.optional(z.nullable(z.string())),
  fullname: z.optional(z.nullable(z.string())),
  role_id: z.optional(z.nullable(z.union([z.int(), z.string()]))),
  role_nome: z.optional(z.nullable(z.string())),
  role: z.optional(z.nullable(z.string())),
  tipo: z.optional(z.nullable(z.string())),
});

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
export const sessionKeys = ['usuario', 'token', 'auth', 'session'] as const;

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
  if (!token || !user || hasEnded(expires)) return signedOut;
  const parsed = storedUserSchema.safeParse(parseJson(user));
  if (!parsed.success) return signedOut;
  const { id, email, nome, name, fullname, role_id, role_nome, role, tipo } = parsed.data;
  const roleName = (role_nome ?? role ?? tipo ?? '').toLowerCase();
  return {
    state: 'signedIn',
    token,
    user: {
      id: id == null ? undefined : Number(id),
      email: email ?? '',
      name: nome || name || fullname || email || '',
      isAdmin: Number(role_id) === 1 || roleName.includes('admin'),
    },
  };
}

function hasEnded(expires: string): boolean {
  const parsed = parseJson(expires) as { expiresAt?: unknown } | undefined;
  return typeof parsed?.expiresAt === 'string' && Date.parse(parsed.expiresAt) <= Date.now();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
