import { randomInt } from 'node:crypto';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { fileHeaders, protectionHeaders } from './response-headers';
import { addBackend } from './call-backend';
import { channelHeader, decideVisit, type Visitor } from './channels';
import { cacheControl, contentSecurityPolicy, type PolicyOptions } from './headers';
import { createLiveSite } from './live-site';
import { decide, parseTarget } from './decide';
import { limits, timeouts as usualTimeouts, type Timeouts } from './rules';
import { sendFile } from './send-file';
import { sendBrokenRequestError, sendCallError, sendSiteError } from './send-error';

interface EdgeOptions extends PolicyOptions {
  /** The release store's folder. */
  readonly store: string;
  /** Where the backend listens, e.g. `http://127.0.0.1:3001`. */
  readonly backend: string;
  /** Addresses of proxies in front of the edge whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies?: readonly string[];
  readonly timeouts?: Partial<Timeouts>;
  /** Receives lines for the operator. Default: standard error. */
  readonly report?: (line: string) => void;
}

/** The edge in Node: serves the live release from the store's folder and passes calls on to the backend. */
export async function createEdge(options: EdgeOptions): Promise<FastifyInstance> {
  const { store, backend, trustedProxies = [], report = (line) => console.error(`edge: ${line}`) } = options;
  const timeouts = { ...usualTimeouts, ...options.timeouts };
  const app = fastify({
    logger: false,
    // There are no routes: the router would decode paths and reject some itself, but the edge decides on paths as sent.
    rewriteUrl: () => '/',
    clientErrorHandler: sendBrokenRequestError,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    return503OnClosing: false,
    // For uploads; other bodies have less time.
    requestTimeout: timeouts.upload,
    connectionTimeout: timeouts.idle,
    keepAliveTimeout: timeouts.keepAlive,
    http: {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: timeouts.headers,
      connectionsCheckingInterval: Math.min(1000, timeouts.headers),
    },
  });
  const findLive = createLiveSite(store, report);
  const policy = contentSecurityPolicy(options);

  app.addHook('onSend', async (request, reply) => {
    for (const [name, value] of Object.entries(protectionHeaders(pathOf(request)))) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
  });
  app.addHook('onRequest', async (request, reply) => {
    await respond(request, reply);
  });
  app.setErrorHandler((_error, _request, reply) => sendSiteError(reply, 'unexpected'));
  const callBackend = await addBackend(app, backend, timeouts);
  endConnectionsOnClose(app);
  return app;

  async function respond(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const live = await findLive();
    const visit = live?.canary && decideVisit(visitorOf(request), live.canary.cohorts, assignCohort);
    const visited = visit?.channel === 'canary' ? live?.canary : live;
    const edgeRequest = {
      method: request.method,
      url: request.originalUrl,
      cookie: request.headers.cookie,
      acceptLanguage: request.headers['accept-language'],
    };
    const decision = decide(visited?.routes, edgeRequest, visited !== undefined);
    switch (decision.kind) {
      case 'call':
        return callBackend(request, reply, decision.target);
      case 'callError':
        return sendCallError(reply, decision.error);
      case 'siteError':
        return sendSiteError(reply, decision.error);
      case 'redirect':
        return reply.header('Cache-Control', cacheControl.redirect).redirect(decision.to, 301);
      case 'file':
        return sendFile(request, reply, decision, { store, live, visited }, (file) => fileHeaders(file, policy, visit));
    }
  }
}

function visitorOf({ headers }: FastifyRequest): Visitor {
  const channel = headers[channelHeader.toLowerCase()];
  return { cookie: headers.cookie, channelHeader: typeof channel === 'string' ? channel : undefined };
}

function assignCohort(): string {
  return String(randomInt(100)).padStart(2, '0');
}

function pathOf({ originalUrl }: FastifyRequest): string {
  const target = parseTarget(originalUrl);
  return typeof target === 'string' ? '/' : target.path;
}

/**
 * Closes each connection after its current response when the edge closes. Node closes only idle connections: the others
 * would hold the process until their keep-alive ends.
 */
function endConnectionsOnClose(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('Connection', 'close');
  });
  app.addHook('onResponse', async () => {
    if (closing) setImmediate(() => app.server.closeIdleConnections());
  });
}
