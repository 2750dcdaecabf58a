import { ReleaseError, type ReleaseErrorCode } from '@ponte/contract/release-error';
import type { S3ServiceException } from '@aws-sdk/client-s3';

/** A write that a bucket denied to keys that may read. */
export class WriteDenied extends ReleaseError {}

type Wording = readonly [code: ReleaseErrorCode, what: string, hint: string];

/** The SDK adds these fields to everything that it throws. */
type SdkError = Partial<S3ServiceException> & NodeJS.ErrnoException;

interface RequestContext {
  readonly url: string;
  readonly isWrite: boolean;
}

const credentialKeys = 'AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN, or the profile';

/** The error codes that an operator can act on. The server's own message is not repeated: it may contain keys. */
const wordings: Readonly<Record<string, Wording>> = {
  NoSuchBucket: ['not-found', 'there is no such bucket', 'create it, or name another with --store'],
  AccessDenied: ['refused', 'access is denied', 'let these keys list, read, write and delete below the prefix'],
  InvalidAccessKeyId: ['refused', 'the access key is unknown', `correct ${credentialKeys}`],
  SignatureDoesNotMatch: ['refused', 'the signature does not match', `correct ${credentialKeys}`],
  ExpiredToken: ['refused', 'the credentials have expired', `get new ones: ${credentialKeys}`],
  InvalidToken: ['refused', 'the session token is wrong', `correct ${credentialKeys}`],
  RequestTimeTooSkewed: ['refused', "this machine's clock is wrong", 'set the clock and run the command again'],
  AuthorizationHeaderMalformed: ['refused', 'the request is signed for another region', 'correct AWS_REGION'],
  PermanentRedirect: ['refused', 'the bucket lies in another region', 'correct AWS_REGION'],
  NotImplemented: ['refused', 'the server lacks something that a store needs', 'use one with conditional writes'],
};

const overloaded: Wording = ['busy', 'the server is overloaded', 'run the command again in a moment'];

/** The object is absent, or a condition does not hold. */
const expectedStatuses = [404, 412];

/**
 * Skips responses that callers expect.
 *
 * @returns whether an earlier attempt got no clear response: the server may have executed it all the same.
 * @throws ReleaseError for any other failure of a request.
 */
export function readFailure(thrown: unknown, { url, isWrite }: RequestContext): { readonly isRepeated: boolean } {
  const error = thrown as SdkError;
  const { httpStatusCode: status, attempts = 1 } = error.$metadata ?? {};
  const { origin } = new URL(url);
  if (status === undefined) throw describeNoResponse(error, origin);
  if (expectedStatuses.includes(status) && error.name !== 'NoSuchBucket') return { isRepeated: attempts > 1 };
  // The response to HEAD has no body to say more.
  const code = error.name && error.name in wordings ? error.name : codeOf(error.name, status);
  const [kind, what, hint] = wordings[code] ?? wordingOf(status);
  if (what === wordings.AccessDenied?.[1] && isWrite) {
    throw new WriteDenied(kind, `is read-only for these keys: ${what} (${code})`, hint);
  }
  throw new ReleaseError(kind, `${origin}: ${what} (${code})${describeSkew(code, error)}`, hint, { cause: error });
}

function codeOf(name = '', status: number): string {
  return /^[A-Z]\w+$/.test(name) && name !== 'UnknownError' && name !== 'Error' ? name : String(status);
}

function wordingOf(status: number): Wording {
  if (status >= 500 || status === 429 || status === 409) return overloaded;
  if (status === 301) return wordings.PermanentRedirect as Wording;
  if (status === 403) return wordings.AccessDenied as Wording;
  return ['refused', 'the server rejected the request', 'look at the address and the keys in the environment'];
}

function describeSkew(code: string, { $response }: SdkError): string {
  const { date } = ($response?.headers ?? {}) as Readonly<Record<string, string | undefined>>;
  if (code !== 'RequestTimeTooSkewed' || !date) return '';
  return `: it says ${new Date().toISOString()}, the server ${new Date(date).toISOString()}`;
}

/** A failure before any response. */
function describeNoResponse(cause: SdkError, origin: string): ReleaseError {
  if (cause.message === 'Region is missing') return notSet('AWS_REGION', cause);
  if (cause.name === 'CredentialsProviderError' || cause.name === 'TokenProviderError') {
    return new ReleaseError(
      'usage',
      'AWS_ACCESS_KEY_ID is not set, and neither a profile nor a role gives credentials',
      'set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or sign in and name a profile with AWS_PROFILE',
      { cause },
    );
  }
  const what = `${origin} does not respond (${cause.code ?? cause.name})`;
  return new ReleaseError('refused', what, 'look at the network and AWS_ENDPOINT_URL_S3, then run the command again', {
    cause,
  });
}

export function notSet(key: string, cause?: unknown): ReleaseError {
  return new ReleaseError('usage', `${key} is not set`, `a store in a bucket needs ${key} in the environment`, {
    cause,
  });
}
