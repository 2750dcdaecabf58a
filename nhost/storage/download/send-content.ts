import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ByteRange } from '../blobs/blobs';
import { StorageError } from '../errors/storage-error';
import { isShownInline } from '../upload/mime-type';
import { decideRange, decideStatus, type Version } from './conditions';

/** A content that is ready to be sent. */
export interface Content extends Version {
  name: string;
  mimeType: string;
  size: number;
  read(range?: ByteRange): Promise<Readable | Buffer>;
}

/** Nothing that was uploaded runs: not as a page, and not inside one. */
const neverRuns = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

function describe({ name, mimeType, etag, lastModified }: Content, cacheControl: string) {
  const disposition = isShownInline(mimeType) ? 'inline' : 'attachment';
  return {
    ...neverRuns,
    'accept-ranges': 'bytes',
    'cache-control': cacheControl,
    'content-disposition': `${disposition}; filename="${encodeURIComponent(name)}"`,
    etag,
    'last-modified': lastModified.toUTCString(),
  };
}

/** Whether the caller has this version already, so that its content need not be read. */
export function isConditionMet({ headers }: FastifyRequest, version: Version): boolean {
  return decideStatus(headers, version) === 200;
}

/** Responds with the content or a part of it, or with what the request's conditions demand. */
export async function sendContent(
  request: FastifyRequest,
  reply: FastifyReply,
  content: Content,
  cacheControl: string,
): Promise<FastifyReply> {
  const { headers, method } = request;
  const status = decideStatus(headers, content);
  if (status === 412) throw new StorageError(412, 'a condition of the request does not hold');
  reply.headers(describe(content, cacheControl));
  if (status === 304) return reply.code(304).send();
  const range = decideRange(headers, content.size, content);
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${content.size}`);
    return reply.code(416).header('content-length', '0').send();
  }
  const length = range ? range.end - range.start + 1 : content.size;
  const text = content.mimeType.startsWith('text/') ? '; charset=utf-8' : '';
  reply.headers({ 'content-length': String(length), 'content-type': content.mimeType + text });
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${content.size}`);
  if (method === 'HEAD') return reply.send(null);
  return reply.send(await content.read(range));
}
