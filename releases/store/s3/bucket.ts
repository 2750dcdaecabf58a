import { createClient, receivedOf } from './client';
import { readFailure } from './failure';
import type { S3Settings } from './settings';

export interface StoredObject {
  readonly etag: string;
  /** The server's times, so that ages do not depend on this machine's clock. Modified is in whole seconds. */
  readonly modified: Date;
  readonly now: Date;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** The precondition of a write: the object is absent, or is still the version that was read. */
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

interface Listing {
  readonly objects: readonly { readonly key: string; readonly modified: Date }[];
  readonly folders: readonly string[];
}

const metadataPrefix = 'x-amz-meta-';

/**
 * The objects of a bucket whose keys begin with a prefix; keys here are relative to it.
 *
 * @throws ReleaseError from every method, once it stopped retrying, or at once for a failure that a retry cannot fix.
 */
export function createBucket(settings: S3Settings, prefix: string): Bucket {
  const { url, bucket } = settings;
  const s3 = createClient(settings);
  const at = (key: string) => ({ Bucket: bucket, Key: `${prefix}${key}` });

  /** Resolves with the output of a request, or without one if the object is absent or a condition does not hold. */
  const receive = async <Output>(sent: Promise<Output>, isWrite = false) => {
    try {
      return { output: await sent };
    } catch (error) {
      return { output: undefined, ...readFailure(error, { url, isWrite }) };
    }
  };

  const find: Bucket['find'] = async (key) => {
    const { output } = await receive(s3.getObject(at(key)));
    return output && { ...describe(output), content: receivedOf(output).content };
  };

  const listPages = async (below: string, delimiter?: string): Promise<Listing> => {
    const objects: Listing['objects'][number][] = [];
    const folders: string[] = [];
    let token: string | undefined;
    do {
      const { output: page } = await receive(
        s3.listObjectsV2({
          Bucket: bucket,
          Prefix: `${prefix}${below}`,
          ...(delimiter && { Delimiter: delimiter }),
          ...(token && { ContinuationToken: token }),
        }),
      );
      for (const { Key = '', LastModified = new Date() } of page?.Contents ?? []) {
        objects.push({ key: Key.slice(prefix.length), modified: LastModified });
      }
      for (const { Prefix = '' } of page?.CommonPrefixes ?? []) {
        folders.push(Prefix.slice(prefix.length + below.length, -1));
      }
      token = page?.NextContinuationToken;
    } while (token);
    return { objects, folders };
  };

  return {
    find,

    async findHead(key) {
      const { output } = await receive(s3.headObject(at(key)));
      return output && describe(output);
    },

    async put(key, content, condition, headers = {}) {
      const demanded = condition === 'absent' ? { IfNoneMatch: '*' } : { IfMatch: condition.etag };
      const sent = s3.putObject({ ...at(key), ...demanded, ...toInput(headers), Body: content });
      const { output, isRepeated } = { isRepeated: false, ...(await receive(sent, true)) };
      if (output) return output.ETag;
      if (!isRepeated) return undefined;
      // The first attempt may have succeeded although its response was lost: then this very content is there.
      const there = await find(key);
      return there?.content.equals(content) ? there.etag : undefined;
    },

    async remove(key) {
      await receive(s3.deleteObject(at(key)), true);
    },

    list: async (below) => (await listPages(below)).objects,
    listFolders: async (below) => (await listPages(below, '/')).folders,
  };
}

function describe(output: { readonly $metadata: object }): StoredObject {
  const { headers } = receivedOf(output);
  const now = new Date(headers.date ?? '');
  return {
    etag: String(headers.etag),
    modified: new Date(String(headers['last-modified'])),
    now: Number.isNaN(now.getTime()) ? new Date() : now,
    headers,
  };
}

function toInput(headers: ObjectHeaders) {
  const metadata = Object.entries(headers).filter(([name]) => name.startsWith(metadataPrefix));
  const { 'content-type': type, 'cache-control': cache, 'content-encoding': encoding } = headers;
  return {
    ...(type && { ContentType: type }),
    ...(cache && { CacheControl: cache }),
    ...(encoding && { ContentEncoding: encoding }),
    Metadata: Object.fromEntries(metadata.map(([name, value]) => [name.slice(metadataPrefix.length), value])),
  };
}
