import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3Error from '@20minutes/s3rver/lib/models/error';
import type { Listing, ListOptions, Store } from '@20minutes/s3rver';

/**
 * Adds to the store of s3rver what real buckets do:
 *
 * - they reject a write whose If-Match or If-None-Match does not hold; s3rver ignores the condition
 * - a write is complete or absent, even if its sender dies
 * - operations on objects run one at a time
 * - with a delimiter they list every folder; s3rver lists only those with an object directly in them
 */
export function addBucketSemantics(store: Store, findHeaders: () => IncomingHttpHeaders | undefined): void {
  const inTurn = createTurns();
  const real = {
    putObject: store.putObject.bind(store),
    getObject: store.getObject.bind(store),
    listObjects: store.listObjects.bind(store),
    existsObject: store.existsObject.bind(store),
    deleteObject: store.deleteObject.bind(store),
  };

  store.putContent = async (path, content) => {
    await writeFile(path, content);
    return [content.length, createHash('md5').update(content).digest('hex')];
  };
  store.putObject = async (object) => {
    const content = Buffer.isBuffer(object.content) ? object.content : await buffer(object.content);
    return inTurn(async () => {
      const current = await store.getMetadata(object.bucket, object.key).catch(() => undefined);
      requireConditions(findHeaders() ?? {}, current?.etag);
      return real.putObject(Object.assign(object, { content }));
    });
  };
  store.getObject = (...args) =>
    inTurn(async () => {
      const object = await real.getObject(...args);
      if (object && !Buffer.isBuffer(object.content)) object.content = Readable.from(await buffer(object.content));
      return object;
    });
  store.listObjects = (bucket, options) =>
    inTurn(() => listWithFolders(real.listObjects, bucket.replace(/\/$/, ''), options));
  store.existsObject = (...args) => inTurn(() => real.existsObject(...args));
  store.deleteObject = (...args) => inTurn(() => real.deleteObject(...args));
}

async function listWithFolders(list: Store['listObjects'], bucket: string, options: ListOptions): Promise<Listing> {
  const { delimiter, prefix = '', ...others } = options;
  if (!delimiter) return list(bucket, options);
  const all = await list(bucket, { ...others, prefix, maxKeys: Infinity });
  const folderOf = ({ key }: { key: string }) => {
    const end = key.indexOf(delimiter, prefix.length);
    return end === -1 ? undefined : key.slice(0, end + delimiter.length);
  };
  return {
    ...all,
    objects: all.objects.filter((object) => folderOf(object) === undefined),
    commonPrefixes: [...new Set(all.objects.flatMap((object) => folderOf(object) ?? []))].sort(),
  };
}

function requireConditions(headers: IncomingHttpHeaders, etag: string | undefined): void {
  const { 'if-none-match': noneMatch, 'if-match': match } = headers;
  if (noneMatch && noneMatch !== '*') throw new S3Error('NotImplemented', 'only * is a condition of writes');
  if (match && etag === undefined) throw new S3Error('NoSuchKey', 'there is no such object');
  if ((noneMatch && etag !== undefined) || (match && match !== etag)) {
    throw new S3Error('PreconditionFailed', 'a condition does not hold');
  }
}

function createTurns(): <T>(action: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (action) => {
    const result = last.then(action);
    last = result.catch(() => undefined);
    return result;
  };
}
