import { realpath } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join, sep } from 'node:path';
import { send } from '@fastify/send';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEndings, compositionTag, encodingNames, isKnown, type Headers } from './response-headers';
import { contentTypeOf } from '@ponte/contract/content-types';
import type { FileDecision } from './decide';
import type { Site } from './live-site';
import { sendSiteError } from './send-error';

type Composed = Pick<Site, 'folder' | 'composition'>;

interface Folders {
  readonly store: string;
  readonly live: Composed | undefined;
  /** The composition of the visitor's channel. */
  readonly visited: Composed | undefined;
}

/** Sends a file of the store: its best encoding, a range of it, or 304. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  decision: FileDecision,
  folders: Folders,
  headersOf: (decision: FileDecision) => Headers,
): Promise<FastifyReply> {
  const { root, composition } = locate(decision, folders);
  const tag = composition && compositionTag(composition, decision.language);
  const isError = decision.response === 'unknownPage';
  if (tag && !isError && isKnown(request.headers['if-none-match'], tag)) {
    return reply
      .code(304)
      .headers({ ...headersOf(decision), ETag: tag })
      .send();
  }
  const found = await open(request, decision.file, root, !tag);
  if (!found) return sendSiteError(reply, 'notFound');
  const { statusCode, headers, stream, encoding } = found;
  if (statusCode === 416) return sendSiteError(reply.headers(pick(headers, 'Content-Range')), 'rangeNotSatisfiable');
  if (statusCode === 412) return sendSiteError(reply, 'preconditionFailed');
  return reply
    .code(isError ? 404 : statusCode)
    .headers({ ...headers, ...headersOf(decision) })
    .headers({ ...(tag && !isError && { ETag: tag }), ...(encoding && { 'Content-Encoding': encoding }) })
    .type(contentTypeOf(decision.file) ?? 'application/octet-stream')
    .send(stream);
}

function locate({ from }: FileDecision, folders: Folders): { root: string; composition?: string | undefined } {
  const { store, live, visited } = folders;
  if (from === 'builds') return { root: join(store, 'builds') };
  if (from === 'live' || from === 'channel') {
    const site = from === 'live' ? live : visited;
    return { root: site?.folder ?? '', composition: site?.composition };
  }
  const { composition } = from;
  return { root: join(store, 'compositions', composition), composition };
}

/** A symbolic link in a build or composition could expose any file of the machine. */
async function liesInside(root: string, file: string): Promise<boolean> {
  const [folder, target] = await Promise.all([realpath(root), realpath(join(root, file))]).catch(() => []);
  return folder !== undefined && target !== undefined && target.startsWith(folder + sep);
}

/**
 * Opens the first encoding of the file that exists. Files of builds are constant, so they are revalidated by time and
 * size; files of compositions were compared by tag before, and are sent whole.
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
  const conditional = isConstant ? request.raw : withoutConditions(request.raw);
  for (const ending of [...acceptedEndings(request.headers['accept-encoding']), '']) {
    if (!(await liesInside(root, file + ending))) continue;
    const found = await send(conditional, encodeURI(file + ending), options);
    const failed = found.type !== 'file' && found.statusCode !== 416 && found.statusCode !== 412;
    if (!failed) return { ...found, encoding: encodingNames[ending as keyof typeof encodingNames] };
  }
  return undefined;
}

function pick(headers: Record<string, string>, name: string): Record<string, string> {
  return name in headers ? { [name]: headers[name] ?? '' } : {};
}

function withoutConditions({ method }: IncomingMessage): IncomingMessage {
  return { method, headers: {} } as IncomingMessage;
}
