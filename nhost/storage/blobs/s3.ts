import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { S3 } from '@aws-sdk/client-s3';
import type { NhostConfig } from '../../config/config';
import { unavailable } from '../errors/storage-error';
import { BlobMissing, type Blobs } from './blobs';

const timeoutMs = 20_000;
/** The SDK sends a buffer again when a connection breaks, and a stream only once. */
const bufferedBytes = 8_000_000;
/** What fails is logged with the request. */
const quiet = { trace() {}, debug() {}, info() {}, warn() {}, error() {} };

type S3Config = Pick<
  NhostConfig,
  'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY' | 'S3_ROOT_FOLDER'
>;

/** Loaded when it is needed: the SDK is half of what a server without a bucket would load. */
async function createClient({ S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY }: S3Config): Promise<S3> {
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  const { S3: Client } = await import('@aws-sdk/client-s3');
  return new Client({
    region: S3_REGION,
    ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT, forcePathStyle: true }),
    ...(S3_ACCESS_KEY &&
      S3_SECRET_KEY && { credentials: { accessKeyId: S3_ACCESS_KEY, secretAccessKey: S3_SECRET_KEY } }),
    // Not every server supports these checksums; the ETag is computed here in any case.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    logger: quiet,
    requestHandler: { connectionTimeout: timeoutMs, socketTimeout: timeoutMs },
  });
}

const isMissing = (error: unknown) => (error as { name?: unknown }).name === 'NoSuchKey';

/** Contents as objects of a bucket. Without keys the SDK looks for a profile or the role of the machine. */
export function createS3Blobs(config: S3Config & { S3_BUCKET: string }): Blobs {
  let client: Promise<S3> | undefined;
  const at = (id: string) => ({
    Bucket: config.S3_BUCKET,
    Key: config.S3_ROOT_FOLDER === '' ? id : `${config.S3_ROOT_FOLDER}/${id}`,
  });

  async function send<Output>(request: (s3: S3) => Promise<Output>): Promise<Output> {
    client ??= createClient(config);
    return request(await client).catch((error: unknown) => {
      throw isMissing(error) ? error : unavailable(error);
    });
  }

  return {
    async put(id, file, { mimeType, size }) {
      const Body = size <= bufferedBytes ? await readFile(file) : createReadStream(file);
      await send((s3) => s3.putObject({ ...at(id), Body, ContentLength: size, ContentType: mimeType }));
    },

    async read(id, range) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const { Body } = await send((s3) => s3.getObject({ ...at(id), ...(Range && { Range }) })).catch(
        (error: unknown) => {
          throw isMissing(error) ? new BlobMissing(id, { cause: error }) : error;
        },
      );
      return Body as Readable;
    },

    async remove(id) {
      await send((s3) => s3.deleteObject(at(id))).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
    },
  };
}
