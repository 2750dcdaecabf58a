import { createSend } from './send';
import { parseListing, type Listing } from './parse-listing';
import type { S3Settings } from './settings';

export interface StoredObject {
  readonly etag: string;
  /** The server's times, so that ages do not depend on this machine's clock. Modified is in whole seconds. */
  readonly modified: Date;
  readonly now: Date;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** What must hold for a write: that the object is not there, or that it is the one that was read. */
export type Condition = 'absent' | { readonly etag: string };

export interface Bucket {
  find(key: string): Promise<(StoredObject & { readonly content: Buffer }) | undefined>;
  findHead(key: string): Promise<StoredObject | undefined>;
  /** Writes an object in one step. @returns its new ETag; undefined when the condition does not hold. */
  put(key: string, content: Uint8Array, condition: Condition, headers?: ObjectHeaders): Promise<string | undefined>;
  remove(key: string): Promise<void>;
  /** Every object below a prefix. */
  list(prefix: string): Promise<Listing['objects']>;
  /** The names directly below a prefix that have objects below them. */
  listFolders(prefix: string): Promise<readonly string[]>;
}

export type ObjectHeaders = Readonly<Record<string, string>>;

/** The objects of a bucket whose keys begin with a prefix; keys here are relative to it. */
export function createBucket(settings: S3Settings, prefix: string): Bucket {
  const send = createSend(settings);
  const pathOf = (key: string) => `/${prefix}${key}`.split('/').map(encodeURIComponent).join('/');

  const find: Bucket['find'] = async (key) => {
    const { status, headers, body } = await send({ method: 'GET', path: pathOf(key) });
    return status === 404 ? undefined : { ...describe(headers), content: body };
  };

  const listPages = async (below: string, delimiter: string): Promise<Listing> => {
    const objects: Listing['objects'][number][] = [];
    const folders: string[] = [];
    let token: string | undefined;
    do {
      const query = new URLSearchParams({
        'list-type': '2',
        prefix: `${prefix}${below}`,
        ...(delimiter && { delimiter }),
        ...(token && { 'continuation-token': token }),
      });
      const page = parseListing((await send({ method: 'GET', path: `?${query}` })).body.toString('utf8'));
      objects.push(...page.objects.map((one) => ({ ...one, key: one.key.slice(prefix.length) })));
      folders.push(...page.folders.map((folder) => folder.slice(prefix.length + below.length, -1)));
      token = page.next;
    } while (token);
    return { objects, folders };
  };

  return {
    find,

    async findHead(key) {
      const { status, headers } = await send({ method: 'HEAD', path: pathOf(key) });
      return status === 404 ? undefined : describe(headers);
    },

    async put(key, content, condition, headers = {}) {
      const demanded = condition === 'absent' ? { 'if-none-match': '*' } : { 'if-match': condition.etag };
      const answer = await send({ method: 'PUT', path: pathOf(key), headers: { ...headers, ...demanded }, content });
      if (answer.status === 200) return answer.headers.etag;
      if (!answer.isRepeated) return undefined;
      // The first attempt may have succeeded without our hearing of it: then this very content is there.
      const there = await find(key);
      return there?.content.equals(content) ? there.etag : undefined;
    },

    async remove(key) {
      await send({ method: 'DELETE', path: pathOf(key) });
    },

    list: async (below) => (await listPages(below, '')).objects,
    listFolders: async (below) => (await listPages(below, '/')).folders,
  };
}

function describe(headers: NodeJS.Dict<string | string[]>): StoredObject {
  const now = new Date(String(headers.date ?? ''));
  return {
    etag: String(headers.etag),
    modified: new Date(String(headers['last-modified'])),
    now: Number.isNaN(now.getTime()) ? new Date() : now,
    headers,
  };
}
