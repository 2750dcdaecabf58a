import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { loopbackSources } from '@ponte/contract/loopback';
import { escapeHtml } from 'composer/html';

const forbidden = '"allowOverrides":false';
const stylePolicy = /(<meta http-equiv="Content-Security-Policy" content="style-src [^"]*)"/;

/** Changes a page as if the site's settings allowed overrides. */
export function permitOverrides(page: string): string {
  if (!page.includes(forbidden)) return page;
  return page
    .replace(forbidden, '"allowOverrides":true')
    .replace(stylePolicy, (_, policy: string) => `${policy} ${escapeHtml(loopbackSources.join(' '))}"`);
}

/** Lets the pages of an edge load parts from this machine, without changing the release. */
export function serveWithOverrides(edge: FastifyInstance): void {
  edge.server.prependListener('request', ({ headers }) => {
    // Pages are rewritten, so they must be uncompressed, and cached ones of the same composition must not be reused.
    delete headers['accept-encoding'];
    delete headers['if-none-match'];
  });
  edge.addHook('onSend', async ({ method }, reply, payload) => {
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    if (method !== 'GET' || !isPage || !(payload instanceof Readable)) return payload;
    const page = permitOverrides(await text(payload));
    reply.removeHeader('etag').header('content-length', Buffer.byteLength(page));
    return page;
  });
}
