import { limits } from '@ponte/contract/api';
import type { LoginResponse } from '@ponte/contract/api-responses';
import { storeLogin } from '@ponte/kit';

/** Keeps what a login returned, whichever way it was made. The page is signed in from then on. */
export function keepLogin({ token, usuario }: LoginResponse): void {
  storeLogin({ token, usuario, expiresAt: readTokenEnd(token, Date.now()) });
}

const hour = 60 * 60 * 1000;

/** When a JWT expires, ISO 8601. A token without an expiry counts as new. The server makes the actual decision. */
export function readTokenEnd(token: string, now: number): string {
  const { exp } = parseClaims(token);
  return new Date(typeof exp === 'number' ? exp * 1000 : now + limits.tokenHours * hour).toISOString();
}

function parseClaims(token: string): { exp?: unknown } {
  try {
    const payload = token.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: unknown };
  } catch {
    return {};
  }
}
