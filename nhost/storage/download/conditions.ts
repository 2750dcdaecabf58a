import type { IncomingHttpHeaders } from 'node:http';
import type { ByteRange } from '../blobs/blobs';

/** What the conditions of a request are compared with. */
export interface Version {
  /** A strong one, in quotes. */
  etag: string;
  lastModified: Date;
}

const listTags = (header: string): string[] => header.match(/(?:W\/)?"[^"]*"/g) ?? [];
const isWeak = (tag: string) => tag.startsWith('W/');

/** HTTP dates have whole seconds. */
const toSeconds = (date: Date) => Math.floor(date.getTime() / 1000);

function readDate(header: string | undefined): number | undefined {
  const time = header === undefined ? Number.NaN : Date.parse(header);
  return Number.isNaN(time) ? undefined : Math.floor(time / 1000);
}

/** RFC 9110, section 13.2.2: the order in which a server looks at the conditions of a GET. */
export function decideStatus(headers: IncomingHttpHeaders, { etag, lastModified }: Version): 200 | 304 | 412 {
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = headers;
  const modified = toSeconds(lastModified);
  if (ifMatch !== undefined) {
    if (ifMatch.trim() !== '*' && !listTags(ifMatch).includes(etag)) return 412;
  } else {
    const unmodifiedSince = readDate(headers['if-unmodified-since']);
    if (unmodifiedSince !== undefined && modified > unmodifiedSince) return 412;
  }
  if (ifNoneMatch !== undefined) {
    const tags = listTags(ifNoneMatch).map((tag) => (isWeak(tag) ? tag.slice(2) : tag));
    return ifNoneMatch.trim() === '*' || tags.includes(etag) ? 304 : 200;
  }
  const modifiedSince = readDate(headers['if-modified-since']);
  return modifiedSince !== undefined && modified <= modifiedSince ? 304 : 200;
}

/**
 * The part of a content that a request wants: undefined for the whole, `'unsatisfiable'` when there is no such part. Several
 * ranges at once count as none, which the protocol allows.
 */
export function decideRange(
  { range, 'if-range': ifRange }: IncomingHttpHeaders,
  size: number,
  { etag, lastModified }: Version,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range?.trim() ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (typeof ifRange === 'string') {
    const isSame = ifRange.startsWith('"') ? ifRange === etag : readDate(ifRange) === toSeconds(lastModified);
    if (!isSame) return undefined;
  }
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (start >= size) return 'unsatisfiable';
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return end < start ? undefined : { start, end };
}
