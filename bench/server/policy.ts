import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from 'edge/headers';

/** The edge's policy for pages, and with it the scripts that stand in this one: it is what a host of such a page must allow. */
export function policyOf(html: string): string {
  const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = '']) => `'sha256-${hash(code)}'`);
  return contentSecurityPolicy({}).replace("script-src 'self'", ["script-src 'self'", ...new Set(inline)].join(' '));
}

function hash(code: string): string {
  return createHash('sha256').update(code).digest('base64');
}
