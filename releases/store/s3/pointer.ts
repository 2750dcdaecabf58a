import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { ReleaseError } from '@ponte/contract/release-error';
import type { Release } from '@ponte/contract/release';
import type { Bucket } from './bucket';
import { mutableHeaders } from './headers';

const key = 'live';

/** `move` differs with every write, so that no two have the same ETag and a command can recognise its own write. */
const pointerSchema = z.strictObject({
  serial: z.nullable(z.int().check(z.positive())),
  composition: z.nullable(z.string()),
  canary: z.optional(z.strictObject({ composition: z.string(), share: z.int() })),
  // A copy of the live record; pointers from before there were copies have none.
  record: z.optional(z.string()),
  move: z.string(),
});

type Target = Omit<z.infer<typeof pointerSchema>, 'move'>;

interface Pointer {
  /** What is live, and the ETag to move it from; null and undefined before the first release. */
  read(): Promise<Target & { readonly etag: string | undefined }>;
  /** Makes a release live unless the pointer was written since it had that ETag. */
  move(release: Release, record: string, from: string | undefined): Promise<boolean>;
  /** Rewrites the pointer unchanged. @returns its new ETag; undefined when another command wrote it meanwhile. */
  renew(from: string | undefined): Promise<string | undefined>;
}

/** The one object that names the live release, written only if it has not changed since it was read. */
export function createPointer(bucket: Bucket): Pointer {
  const read: Pointer['read'] = async () => {
    const there = await bucket.find(key);
    if (!there) return { serial: null, composition: null, etag: undefined };
    return { ...parse(there.content.toString('utf8')), etag: there.etag };
  };

  const write = (target: Target, from: string | undefined) => {
    const content = JSON.stringify({ ...target, move: randomBytes(8).toString('hex') });
    return bucket.put(key, Buffer.from(content), from === undefined ? 'absent' : { etag: from }, mutableHeaders);
  };

  return {
    read,
    async move({ serial, composition, canary }, record, from) {
      const shared = canary && { composition: canary.composition, share: canary.share };
      return (await write({ serial, composition, ...(shared && { canary: shared }), record }, from)) !== undefined;
    },
    async renew(from) {
      const { etag, ...target } = await read();
      return etag === from ? write(target, from) : undefined;
    },
  };
}

function parse(content: string): Target {
  try {
    return pointerSchema.parse(JSON.parse(content));
  } catch (cause) {
    const message = 'the live pointer names no release';
    throw new ReleaseError('damaged', message, 'restore the object live from a backup of the store', { cause });
  }
}
