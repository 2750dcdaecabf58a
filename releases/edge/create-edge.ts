import { join } from 'node:path';
import httpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { decide, type EdgeDecision } from './decide';
import { compositionFolder, createLiveSite } from './live-site';
import { backendPrefixes, bodyLimit, cacheControl, contentSecurityPolicy, securityHeaders } from './rules';

export interface EdgeOptions {
  /** The release store's folder. */
  readonly store: string;
  /** Where the backend listens, e.g. `http://127.0.0.1:3001`. */
  readonly backend: string;
  /** The origin of the texts, where it is not the page's own. */
  readonly textsOrigin?: string;
}

/** The edge in Node: serves the live release from the store's folder and passes calls on to the backend. */
export async function createEdge({ store, backend, textsOrigin }: EdgeOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: false,
    bodyLimit,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    routerOptions: { caseSensitive: true },
    trustProxy: false,
  });
  const findLive = createLiveSite(store);
  const policy = contentSecurityPolicy(textsOrigin);

  await app.register(fastifyStatic, { root: store, serve: false, preCompressed: true, dotfiles: 'deny' });
  for (const prefix of backendPrefixes) {
    await app.register(httpProxy, { upstream: backend, prefix, rewritePrefix: prefix });
  }

  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(securityHeaders)) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
  });

  app.route({ method: ['GET', 'HEAD'], url: '/*', exposeHeadRoute: false, handler: serve });
  app.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD')
      return reply.code(404).type('text/plain').send('Not found\n');
    return reply.code(405).header('Allow', 'GET, HEAD').type('text/plain').send('Method not allowed\n');
  });
  return app;

  async function serve(request: FastifyRequest, reply: FastifyReply) {
    const live = await findLive();
    if (!live) {
      return reply.code(503).header('Retry-After', '5').type('text/plain').send('No release is live yet\n');
    }
    const url = parseUrl(request.url);
    if (!url) return reply.code(400).type('text/plain').send('Bad request\n');
    const decision = decide(live.routes, {
      path: url.pathname,
      query: url.searchParams,
      cookie: request.headers.cookie,
      acceptLanguage: request.headers['accept-language'],
    });
    if (decision.kind === 'redirect') {
      return reply.header('Cache-Control', cacheControl.hourly).redirect(decision.to, 301);
    }
    return send(reply, decision, live.folder);
  }

  function send(reply: FastifyReply, decision: Extract<EdgeDecision, { kind: 'file' }>, live: string) {
    const { file, status, cache, language, vary } = decision;
    reply.code(status).header('Cache-Control', cacheControl[cache]);
    reply.header('Vary', [vary, 'Accept-Encoding'].filter(Boolean).join(', '));
    if (language) reply.header('Content-Language', language).header('Content-Security-Policy', policy);
    return reply.sendFile(file, folderOf(decision.from, live), { cacheControl: false });
  }

  function folderOf(from: Extract<EdgeDecision, { kind: 'file' }>['from'], live: string): string {
    if (from === 'live') return live;
    return from === 'builds' ? join(store, 'builds') : compositionFolder(store, from.composition);
  }
}

function parseUrl(url: string): URL | undefined {
  try {
    return new URL(url, 'http://edge');
  } catch {
    return undefined;
  }
}
