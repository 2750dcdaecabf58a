import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { send } from '@fastify/send';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compositionTag, fileHeaders, isKnown } from './answer-headers';
import { contentTypeOf } from './content-types';
import type { FileDecision } from './decide';
import { acceptedEndings, encodingNames } from './encodings';
import { sendSiteRefusal } from './send-refusal';

export interface Folders {
  readonly store: string;
  readonly live: { readonly folder: string; readonly composition: string } | undefined;
}

/** Answers with a file of the store: its best encoding, a range of it, or that the client has it already. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  decision: FileDecision,
  { store, live, policy }: Folders & { readonly policy: string },
): Promise<FastifyReply> {
  const { root, composition } = locate(decision, { store, live });
  const tag = composition && compositionTag(composition, decision.language);
  const isError = decision.answer === 'unknownPage';
  if (tag && !isError && isKnown(request.headers['if-none-match'], tag)) {
    return reply
      .code(304)
      .headers({ ...fileHeaders(decision, policy), ETag: tag })
      .send();
  }
  const found = await open(request, decision.file, root, !tag);
  if (!found) return sendSiteRefusal(reply, 'notFound');
  const { statusCode, headers, stream, encoding } = found;
  if (statusCode === 416) return sendSiteRefusal(reply.headers(pick(headers, 'Content-Range')), 'rangeNotSatisfiable');
  if (statusCode === 412) return sendSiteRefusal(reply, 'preconditionFailed');
  return reply
    .code(isError ? 404 : statusCode)
    .headers({ ...headers, ...fileHeaders(decision, policy) })
    .headers({ ...(tag && !isError && { ETag: tag }), ...(encoding && { 'Content-Encoding': encoding }) })
    .type(contentTypeOf(decision.file) ?? 'application/octet-stream')
    .send(stream);
}

function locate(decision: FileDecision, { store, live }: Folders): { root: string; composition?: string | undefined } {
  if (decision.from === 'builds') return { root: join(store, 'builds') };
  if (decision.from === 'live') return { root: live?.folder ?? '', composition: live?.composition };
  const { composition } = decision.from;
  return { root: join(store, 'compositions', composition), composition };
}

/**
 * The first of the file's encodings that is there. The file of a build is constant, so its time and size tell whether
 * the client has it; what is made from a composition was compared before, and is sent whole.
 */
async function open(request: FastifyRequest, file: string, root: string, isConstant: boolean) {
  const options = {
    root,
    cacheControl: false,
    contentType: false,
    index: false,
    acceptRanges: isConstant,
    etag: isConstant,
    lastModified: isConstant,
  };
  const asked = isConstant ? request.raw : withoutConditions(request.raw);
  for (const ending of [...acceptedEndings(request.headers['accept-encoding']), '']) {
    const found = await send(asked, encodeURI(file + ending), options);
    const refused = found.type !== 'file' && found.statusCode !== 416 && found.statusCode !== 412;
    if (!refused) return { ...found, encoding: encodingNames[ending as keyof typeof encodingNames] };
  }
  return undefined;
}

function pick(headers: Record<string, string>, name: string): Record<string, string> {
  return name in headers ? { [name]: headers[name] ?? '' } : {};
}

function withoutConditions({ method }: IncomingMessage): IncomingMessage {
  return { method, headers: {} } as IncomingMessage;
}
