import { S3, type GetObjectCommandOutput, type S3ClientConfig } from '@aws-sdk/client-s3';
import type { S3Settings } from './settings';

type RetryStrategy = Extract<S3ClientConfig['retryStrategy'], { acquireInitialRetryToken: unknown }>;
type RetryToken = Awaited<ReturnType<RetryStrategy['acquireInitialRetryToken']>>;

const maxAttempts = 6;
const firstPauseMs = 100;
/** The timeout for the connection and for each pause between bytes. */
const timeoutMs = 20_000;

/** Transient states that the SDK does not retry: 409 is two conditional writes of one object at the same moment. */
const retryableStatuses = [408, 409];

/** Parts of a response that the SDK's output lacks. */
interface ReceivedMetadata {
  /** They include the server's clock, and everything stored with an object. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly content: Buffer;
  readonly attempts?: number;
}

export function createClient({ region, endpoint, isPathStyle, credentials, profile }: S3Settings): S3 {
  // The lock file decides when the SDK changes; until then a warning about a later one is noise in every command.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  const connections = { keepAlive: true, maxSockets: 32 };
  const s3 = new S3({
    forcePathStyle: isPathStyle,
    ...(region && { region }),
    ...(endpoint && { endpoint }),
    ...(credentials && { credentials }),
    ...(profile && { profile }),
    // A store has hashes of its own, and not every server supports these checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      httpAgent: connections,
      httpsAgent: connections,
    },
    maxAttempts,
    retryStrategy,
  });
  s3.middlewareStack.add(
    (next) => async (args) => {
      const result = await next(args);
      const { Body, $metadata } = result.output as GetObjectCommandOutput;
      const { headers } = result.response as ReceivedMetadata;
      // Read within the attempt, so that a connection which breaks in the middle is retried too.
      const content = Buffer.from((await Body?.transformToByteArray()) ?? []);
      Object.assign($metadata, { headers, content });
      return result;
    },
    { step: 'deserialize', priority: 'high' },
  );
  return s3;
}

export function receivedOf({ $metadata }: { readonly $metadata: object }): ReceivedMetadata {
  return $metadata as ReceivedMetadata;
}

const retryStrategy: RetryStrategy = {
  acquireInitialRetryToken: () => Promise.resolve(createToken(0)),
  async refreshRetryTokenForRetry(token, { error, errorType }) {
    const retries = token.getRetryCount() + 1;
    const isTransient = errorType === 'TRANSIENT' || errorType === 'THROTTLING';
    const { code, $metadata } = error as { code?: string; $metadata?: { httpStatusCode?: number } };
    const isRetryable = isTransient || retryableStatuses.includes($metadata?.httpStatusCode ?? 0);
    // A retry does not help with a host name that does not exist.
    if (isRetryable && code !== 'ENOTFOUND' && retries < maxAttempts) return createToken(retries);
    throw error;
  },
  recordSuccess: () => undefined,
};

function createToken(retries: number): RetryToken {
  const pauseMs = firstPauseMs * 2 ** (retries - 1) * (0.5 + Math.random());
  return { getRetryCount: () => retries, getRetryDelay: () => (retries === 0 ? 0 : pauseMs) };
}
