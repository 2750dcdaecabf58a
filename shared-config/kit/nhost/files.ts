import type { NhostClient, StorageErrorPayload, StorageImageTransformationParams } from '@nhost/nhost-js';
import { httpFailure } from './http-failure';
import { defaultMessage, fail, succeed, type Failure, type Result } from './result';

interface UploadOptions {
  readonly name?: string;
  readonly bucketId?: string;
}
type ImageOptions = StorageImageTransformationParams & { readonly format?: 'jpeg' | 'png' | 'webp' | 'avif' | 'auto' };

const invalidFileId: Failure = { code: 'invalid-file-id', status: 10, message: 'Invalid file id' };
const noSuchFile: Failure = { code: 'file-not-found', status: 404, message: 'File does not exist' };
const noResponse: Failure = { code: 'network', status: 0, message: 'Network Error' };

/** @param whenFresh waits for a valid access token. */
export function createFiles({ storage }: NhostClient, whenFresh: () => Promise<Result<unknown>>) {
  /** A call for one file. The client does not look at the id. */
  async function callFor<Value>(
    fileId: string,
    call: () => Promise<{ readonly error: Error | null; readonly value: Value }>,
  ): Promise<Result<Value>> {
    if (!fileId) return fail(invalidFileId);
    const ready = await whenFresh();
    if (!ready.ok) return ready;
    const { error, value } = await call();
    return error ? fail(toFailure(error)) : succeed(value);
  }

  return {
    async upload(file: File, options: UploadOptions = {}) {
      const ready = await whenFresh();
      if (!ready.ok) return ready;
      const { error, fileMetadata } = await storage.upload({ file, ...options });
      return error ? fail(toUploadFailure(error)) : succeed(fileMetadata);
    },
    download: (fileId: string, image: ImageOptions = {}) =>
      callFor(fileId, async () => {
        const { error, file } = await storage.download({ fileId, ...image });
        return { error, value: file as Blob };
      }),
    /** A URL with which everyone may read the file for `expiration` seconds. */
    presign: (fileId: string, image: ImageOptions = {}) =>
      callFor(fileId, async () => {
        const { error, presignedUrl } = await storage.getPresignedUrl({ fileId, ...image });
        return { error, value: presignedUrl as { url: string; expiration: number } };
      }),
    remove: (fileId: string) =>
      callFor(fileId, async () => ({ ...(await storage.delete({ fileId })), value: undefined })),
    /** The URL of a file that everyone may read. */
    publicUrl: (fileId: string, image: ImageOptions = {}) => storage.getPublicUrl({ fileId, ...image }),
  };
}

/** The client has the text of a rejection, without its status, or what `fetch` threw. */
function toFailure(error: Error): Failure {
  if (error.name !== 'Error') return noResponse;
  const message = readMessage(error.message);
  return message === 'file not found' ? noSuchFile : { code: 'storage-error', status: 1, message };
}

function readMessage(body: string): string {
  try {
    return (JSON.parse(body) as { error: { message: string } }).error.message;
  } catch {
    return body || defaultMessage;
  }
}

/** The client's name of the error is the message in a browser, and elsewhere the text of the status. */
function toUploadFailure({ status, message }: StorageErrorPayload): Failure {
  return status === 0 ? noResponse : httpFailure(status, message);
}
