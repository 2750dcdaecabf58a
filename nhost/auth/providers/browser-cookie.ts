import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { NhostConfig } from '../../config/config';

const name = 'auth_provider';
const pattern = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})(?:;|$)`);
const find = ({ headers }: FastifyRequest) => pattern.exec(headers.cookie ?? '')?.[1];
const hash = (text: string) => createHash('sha256').update(text).digest('base64url');

/** How long a person may take at the provider. */
export const ceremonySeconds = 600;

/** The hash of the browser's cookie, when it has one. */
export function readBrowserHash(request: FastifyRequest): string | undefined {
  const value = find(request);
  return value && hash(value);
}

/**
 * Marks the browser that starts a provider sign-in, so that no other one can finish it. A browser that has a mark keeps it:
 * another tab may be at the provider.
 *
 * @returns the hash of the mark
 */
export function markBrowser({ serverUrl }: NhostConfig, request: FastifyRequest, reply: FastifyReply): string {
  const value = find(request) ?? randomBytes(32).toString('base64url');
  const { pathname, protocol } = new URL(`${serverUrl}/signin/provider`);
  const secure = protocol === 'https:' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${name}=${value}; Path=${pathname}; Max-Age=${ceremonySeconds}; HttpOnly; SameSite=Lax${secure}`,
  );
  return hash(value);
}
