import type { FastifyReply } from 'fastify';
import { cacheControl } from './headers';
import { acceptedLanguage, backendMethods, siteMethods } from './rules';
import { callRefusals, siteRefusals, type CallRefusal, type SiteRefusal } from './refusals';

export function sendSiteRefusal(reply: FastifyReply, refusal: SiteRefusal): FastifyReply {
  const { status, text } = siteRefusals[refusal];
  return begin(reply, siteRefusals[refusal], siteMethods)
    .code(status)
    .type('text/plain; charset=utf-8')
    .send(`${text}\n`);
}

export function sendCallRefusal(reply: FastifyReply, refusal: CallRefusal): FastifyReply {
  const { status, texts } = callRefusals[refusal];
  const language = acceptedLanguage(reply.request.headers['accept-language']);
  return begin(reply, callRefusals[refusal], backendMethods)
    .code(status)
    .header('Content-Language', language)
    .header('Vary', 'Accept-Language')
    .send({ error: texts[language] });
}

function begin(
  reply: FastifyReply,
  { status, retryAfter }: { status: number; retryAfter?: number },
  methods: readonly string[],
): FastifyReply {
  if (retryAfter) reply.header('Retry-After', String(retryAfter));
  if (status === 405) reply.header('Allow', methods.join(', '));
  return reply.header('Cache-Control', cacheControl.refusal);
}
