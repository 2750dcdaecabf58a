import { limits } from '@ponte/contract/api';

const hour = 60 * 60 * 1000;

/** When a JWT ends, ISO 8601. The server decides in the end; a token that does not say is taken for a fresh one. */
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
