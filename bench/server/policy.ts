import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from 'edge/headers';

/** The edge's policy for pages, extended by the hashes of the page's inline scripts. */
export function policyOf(html: string): string {
  const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = '']) => `'sha256-${hash(code)}'`);
  return contentSecurityPolicy({}).replace("script-src 'self'", ["script-src 'self'", ...new Set(inline)].join(' '));
}

function hash(code: string): string {
  return createHash('sha256').update(code).digest('base64');
}
