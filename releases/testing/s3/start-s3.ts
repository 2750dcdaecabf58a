import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { addBucketSemantics } from './bucket-semantics';

interface ObservedRequest {
  readonly method: string;
  /** `/<bucket>/<key>` */
  readonly path: string;
}

/** Replaces the response to a request: by an error, or by a dropped connection before or after its execution. */
type Interference = { readonly status: number; readonly code: string } | 'drop before' | 'drop after';

export interface S3Server {
  readonly url: string;
  /** The environment that a command needs to reach it. */
  readonly env: Readonly<Record<string, string>>;
  /** The folder that holds a bucket's objects as files, which tests copy and corrupt. */
  folderOf(bucket: string): string;
  addBucket(bucket: string): Promise<void>;
  /** Called with every request before its execution. */
  interfere: (request: ObservedRequest) => Interference | undefined;
  close(): Promise<void>;
}

/**
 * An S3 server on a free port: the package s3rver, which checks signatures, clocks and the shape of requests, completed by
 * `addBucketSemantics`.
 */
export async function startS3(directory: string): Promise<S3Server> {
  const s3rver = new S3rver({ directory, address: '127.0.0.1', port: 0, silent: true, vhostBuckets: false });
  const headers = new AsyncLocalStorage<IncomingHttpHeaders>();
  addBucketSemantics(s3rver.store, () => headers.getStore());
  s3rver.middleware.unshift(async (context, next) => {
    const interference = server.interfere({ method: context.method, path: context.path });
    if (interference === 'drop before') return void context.req.socket.destroy();
    if (typeof interference === 'object') {
      context.status = interference.status;
      context.type = 'application/xml';
      context.body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${interference.code}</Code></Error>`;
      return;
    }
    // The SDK signs `/bucket/`; s3rver checks the signature of `/bucket` unless the slash belongs to the name.
    context.path = context.path.replace(/^(\/[^/]+)\/$/, '$1%2F');
    await headers.run(context.headers, next);
    if (interference === 'drop after') context.req.socket.destroy();
  });
  const { port } = await s3rver.run();
  const url = `http://127.0.0.1:${port}`;
  const server: S3Server = {
    url,
    env: {
      AWS_ENDPOINT_URL_S3: url,
      // The keys that s3rver knows.
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    folderOf: (bucket) => join(directory, bucket),
    addBucket: async (bucket) => void (await s3rver.store.putBucket(bucket)),
    interfere: () => undefined,
    async close() {
      await s3rver.close();
      // Every promise of the process costs a little more for each one in use.
      headers.disable();
    },
  };
  return server;
}
