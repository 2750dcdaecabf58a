import { ReleaseError, type ReleaseErrorCode } from 'shared-config/contract/release-error';
import { WriteDenied } from '../write-denied';
import type { Answer } from './send-once';

type Wording = readonly [code: ReleaseErrorCode, what: string, mend: string];

const credentialKeys = 'AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN';

/** The error codes that people can act on. What the server says about them is not repeated: it may hold keys. */
const wordings: Readonly<Record<string, Wording>> = {
  NoSuchBucket: ['not-found', 'there is no such bucket', 'make it, or name another with --store'],
  AccessDenied: ['refused', 'access is denied', 'let these keys list, read, write and delete below the prefix'],
  InvalidAccessKeyId: ['refused', 'the access key is unknown', `mend ${credentialKeys}`],
  SignatureDoesNotMatch: ['refused', 'the signature does not match', `mend ${credentialKeys}`],
  ExpiredToken: ['refused', 'the credentials have expired', `get new ones: ${credentialKeys}`],
  InvalidToken: ['refused', 'the session token is wrong', `mend ${credentialKeys}`],
  RequestTimeTooSkewed: ['refused', "this machine's clock is wrong", 'set the clock and run the command again'],
  AuthorizationHeaderMalformed: ['refused', 'the request is signed for another region', 'mend AWS_REGION'],
  PermanentRedirect: ['refused', 'the bucket lies in another region', 'mend AWS_REGION'],
  NotImplemented: ['refused', 'the server lacks something that a store needs', 'use one with conditional writes'],
};

const overloaded: Wording = ['busy', 'the server is overloaded', 'run the command again in a moment'];

/** Answers that tell callers something: done, absent, and a condition that did not hold. */
const telling = [200, 204, 404, 412];

/** The failure that the answer to a request stands for; undefined when it is one for the caller. */
export function readFailure(
  { url, method }: { url: URL; method: string },
  { status, headers, body }: Answer,
): ReleaseError | undefined {
  const code = /<Code>(\w+)<\/Code>/.exec(body.toString('utf8'))?.[1];
  if (telling.includes(status) && code !== 'NoSuchBucket') return undefined;
  const [kind, what, mend] = wordings[code ?? ''] ?? wordingOf(status);
  if (what === wordings.AccessDenied?.[1] && (method === 'PUT' || method === 'DELETE')) {
    return new WriteDenied(kind, `is read-only for these keys: ${what} (${code ?? status})`, mend);
  }
  return new ReleaseError(kind, `${url.origin}: ${what} (${code ?? status})${describeSkew(code, headers.date)}`, mend);
}

/** The answer to HEAD has no body to say more. */
function wordingOf(status: number): Wording {
  if (status >= 500 || status === 429 || status === 409) return overloaded;
  if (status === 301) return wordings.PermanentRedirect as Wording;
  if (status === 403) return wordings.AccessDenied as Wording;
  return ['refused', 'the server refused', 'look at the address and the keys in the environment'];
}

function describeSkew(code: string | undefined, date: string | undefined): string {
  if (code !== 'RequestTimeTooSkewed' || !date) return '';
  return `: it says ${new Date().toISOString()}, the server ${new Date(date).toISOString()}`;
}

export function unreachable({ origin }: URL, cause: NodeJS.ErrnoException): ReleaseError {
  const what = `${origin} does not answer (${cause.code ?? cause.name})`;
  return new ReleaseError('refused', what, 'look at the network and AWS_ENDPOINT_URL_S3, then run the command again', {
    cause,
  });
}
