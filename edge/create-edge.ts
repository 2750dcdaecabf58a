import { randomInt } from 'node:crypto';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { answerBrokenRequest } from './answer-broken-request';
import { fileHeaders, protectionHeaders } from './answer-headers';
import { addBackend, callBackend } from './call-backend';
import { channelHeader, decideVisit, type Visitor } from './channels';
import { decide } from './decide';
import { endConnectionsOnClose } from './end-connections-on-close';
import { cacheControl, contentSecurityPolicy, type PolicyOptions } from './headers';
import { createLiveSite } from './live-site';
import { parseTarget } from './parse-target';
import { limits, timeouts as usualTimeouts, type Timeouts } from './rules';
import { sendFile } from './send-file';
import { sendCallRefusal, sendSiteRefusal } from './send-refusal';

interface EdgeOptions extends PolicyOptions {
  /** The release store's folder. */
  readonly store: string;
  /** Where the backend listens, e.g. `http://127.0.0.1:3001`. */
  readonly backend: string;
  /** Addresses of proxies in front of the edge, whose `X-Forwarded-For` is believed. */
  readonly trustedProxies?: readonly string[];
  readonly timeouts?: Partial<Timeouts>;
  /** Gets a line for the operator. Default: standard error. */
  readonly report?: (line: string) => void;
}

/** The edge in Node: serves the live release from the store's folder and passes calls on to the backend. */
export async function createEdge(options: EdgeOptions): Promise<FastifyInstance> {
  const { store, backend, trustedProxies = [], report = (line) => console.error(`edge: ${line}`) } = options;
  const timeouts = { ...usualTimeouts, ...options.timeouts };
  const app = fastify({
    logger: false,
    // There are no routes: the router would decode paths and refuse some in its own words, where the edge decides on them
    // as they were sent.
    rewriteUrl: () => '/',
    clientErrorHandler: answerBrokenRequest,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    return503OnClosing: false,
    requestTimeout: timeouts.request,
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
    await answer(request, reply);
  });
  app.setErrorHandler((_error, _request, reply) => sendSiteRefusal(reply, 'unexpected'));
  await addBackend(app, backend, timeouts);
  endConnectionsOnClose(app);
  return app;

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const live = await findLive();
    const visit = live?.canary && decideVisit(visitorOf(request), live.canary.buckets, dealBucket);
    const visited = visit?.channel === 'canary' ? live?.canary : live;
    const asked = {
      method: request.method,
      url: request.originalUrl,
      cookie: request.headers.cookie,
      acceptLanguage: request.headers['accept-language'],
    };
    const decision = decide(visited?.routes, asked, visited !== undefined);
    switch (decision.kind) {
      case 'call':
        return callBackend(request, reply, decision.target);
      case 'callRefusal':
        return sendCallRefusal(reply, decision.refusal);
      case 'siteRefusal':
        return sendSiteRefusal(reply, decision.refusal);
      case 'redirect':
        return reply.header('Cache-Control', cacheControl.redirect).redirect(decision.to, 301);
      case 'file':
        return sendFile(request, reply, decision, { store, live, visited }, (file) => fileHeaders(file, policy, visit));
    }
  }
}

function visitorOf({ headers }: FastifyRequest): Visitor {
  const asked = headers[channelHeader.toLowerCase()];
  return { cookie: headers.cookie, channelHeader: typeof asked === 'string' ? asked : undefined };
}

function dealBucket(): string {
  return String(randomInt(100)).padStart(2, '0');
}

function pathOf({ originalUrl }: FastifyRequest): string {
  const target = parseTarget(originalUrl);
  return typeof target === 'string' ? '/' : target.path;
}
