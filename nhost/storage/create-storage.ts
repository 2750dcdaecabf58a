import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import type { NhostOptions } from '../auth/context';
import { createDiskBlobs } from './blobs/disk';
import { createS3Blobs } from './blobs/s3';
import type { StorageContext } from './context';
import { createImages } from './images/images';
import { createPresignedUrls } from './presigned/signatures';
import { createStoragePlugin } from './storage.plugin';
import { sweepStorage } from './sweep/sweep';

interface Options
  extends
    Pick<NhostOptions, 'db' | 'config' | 'clock' | 'isUnavailable' | 'jwtSecret'>,
    Pick<StorageContext, 'roles' | 'redirectUrls'> {
  storageFolder: string;
}

interface Storage {
  plugin: FastifyPluginAsync;
  sweep(now: Date): Promise<void>;
}

/** Files in a folder, or in the bucket that the settings name. */
export function createStorage({ storageFolder, jwtSecret, ...options }: Options): Storage {
  const { config, clock } = options;
  const { S3_BUCKET } = config;
  const blobs = S3_BUCKET === undefined ? createDiskBlobs(storageFolder) : createS3Blobs({ ...config, S3_BUCKET });
  const context: StorageContext = {
    ...options,
    blobs,
    images: createImages(blobs),
    presignedUrls: createPresignedUrls(jwtSecret, clock),
    incomingFolder: join(storageFolder, 'incoming'),
  };
  return { plugin: createStoragePlugin(context), sweep: (now) => sweepStorage(context, now) };
}
