import { createHash } from 'node:crypto';

/** How Nhost stores refresh tokens and personal access tokens. */
export function hashRefreshToken(token: string): string {
  return `\\x${createHash('sha256').update(token).digest('hex')}`;
}
