/** The parts of the package that are used here; it comes without types. */
declare module '@20minutes/s3rver' {
  import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
  import type { AddressInfo } from 'node:net';
  import type { Readable } from 'node:stream';

  interface Context {
    readonly req: IncomingMessage;
    readonly headers: IncomingHttpHeaders;
    readonly method: string;
    path: string;
    status: number;
    type: string;
    body: unknown;
  }

  interface StoredObject {
    readonly bucket: string;
    readonly key: string;
    content: Readable | Buffer;
  }

  interface ListOptions {
    readonly delimiter?: string;
    readonly prefix?: string;
    readonly maxKeys?: number;
  }

  interface Listing {
    readonly objects: readonly { readonly key: string }[];
    readonly commonPrefixes: readonly string[];
  }

  interface Store {
    getMetadata(bucket: string, key: string): Promise<{ readonly etag: string }>;
    putBucket(bucket: string): Promise<unknown>;
    putContent(path: string, content: Buffer): Promise<[size: number, md5: string]>;
    putObject(object: StoredObject): Promise<unknown>;
    getObject(...args: unknown[]): Promise<StoredObject | null>;
    listObjects(bucket: string, options: ListOptions): Promise<Listing>;
    existsObject(...args: unknown[]): Promise<unknown>;
    deleteObject(...args: unknown[]): Promise<unknown>;
  }

  export default class S3rver {
    constructor(options: {
      readonly directory: string;
      readonly address: string;
      readonly port: number;
      readonly silent: boolean;
      readonly vhostBuckets: boolean;
    });
    silent: boolean;
    readonly middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
    readonly store: Store;
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}

declare module '@20minutes/s3rver/lib/models/error' {
  export default class S3Error extends Error {
    constructor(code: string, message: string);
  }
}
