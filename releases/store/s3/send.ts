import { AwsV4Signer } from 'aws4fetch';
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { readFailure, unreachable } from './failure';
import { sendOnce, type Answer } from './send-once';
import type { S3Settings } from './settings';

const attempts = 6;
const firstPauseMs = 100;

/** Passing states of the server, and 409: two conditional writes of one object at the same moment. */
const passing = [408, 409, 429, 500, 502, 503, 504];

interface SignedRequest {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** What follows the bucket's address: the key with each segment encoded, or a query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly content?: Uint8Array;
}

interface LastAnswer extends Answer {
  /** Whether an earlier attempt got no clear answer: the server may have done it all the same. */
  readonly isRepeated: boolean;
}

type Send = (request: SignedRequest) => Promise<LastAnswer>;

/**
 * Sends signed requests, and again with growing pauses while the server does not answer or asks to wait.
 *
 * @throws ReleaseError once it gave up, or at once for an answer that no caller can act on.
 */
export function createSend({ url: base, region, credentials }: S3Settings): Send {
  const keys = new Map<string, ArrayBuffer>();

  const sign = async ({ method, path, headers, content }: SignedRequest) => {
    const hash = createHash('sha256')
      .update(content ?? '')
      .digest('hex');
    const signer = new AwsV4Signer({
      ...credentials,
      method,
      url: `${base}${path}`,
      headers: { ...headers, 'x-amz-content-sha256': hash },
      service: 's3',
      region,
      cache: keys,
    });
    const signed = await signer.sign();
    return { url: signed.url, headers: Object.fromEntries(signed.headers) };
  };

  return async (request) => {
    for (let attempt = 1; ; attempt += 1) {
      // Signed anew each time: a signature is old after some minutes.
      const signed = await sign(request);
      const answer = await sendOnce(signed.url, request.method, signed.headers, request.content).catch(
        (error: NodeJS.ErrnoException) => {
          if (attempt === attempts || isFinal(error)) throw unreachable(signed.url, error);
        },
      );
      if (answer && (!passing.includes(answer.status) || attempt === attempts)) {
        const failure = readFailure({ url: signed.url, method: request.method }, answer);
        if (failure) throw failure;
        return { ...answer, isRepeated: attempt > 1 };
      }
      await sleep(firstPauseMs * 2 ** (attempt - 1) * (0.5 + Math.random()));
    }
  };
}

/** A name that does not exist or a certificate that is not trusted does not get better in a second. */
function isFinal({ code = '' }: NodeJS.ErrnoException): boolean {
  return code === 'ENOTFOUND' || code.includes('CERT') || code.startsWith('ERR_');
}
