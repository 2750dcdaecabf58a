import { createHash } from 'node:crypto';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { ReleaseError } from 'shared-config/contract/release-error';
import type { S3Address } from './address';

interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

export interface S3Settings {
  /** The bucket's address, without a slash at its end: a slash and the key follow. */
  readonly url: string;
  readonly region: string;
  readonly credentials: Credentials;
  /** A folder of this machine for copies of builds and compositions. */
  readonly cache: string;
}

/**
 * Reads how to reach a bucket from the environment; an empty value counts as absent.
 *
 * @throws ReleaseError `usage` that names the key which is missing or wrong.
 */
export function readS3Settings({ bucket, prefix }: S3Address, env: NodeJS.ProcessEnv): S3Settings {
  const endpoint = readEndpoint(env);
  // Only the addresses of Amazon hold the region; elsewhere it is part of the signature alone, and this is what servers take.
  const region = env.AWS_REGION || env.AWS_DEFAULT_REGION || (endpoint ? 'us-east-1' : missing('AWS_REGION'));
  const { protocol, host, pathname } = endpoint ?? new URL(`https://s3.${region}.amazonaws.com/`);
  const base = pathname.replace(/\/+$/, '');
  const url = isPathStyle(env, endpoint, bucket)
    ? `${protocol}//${host}${base}/${bucket}`
    : `${protocol}//${bucket}.${host}${base}`;
  const place = createHash('sha256').update(`${url}/${prefix}`).digest('hex').slice(0, 12);
  return {
    url,
    region,
    credentials: {
      accessKeyId: env.AWS_ACCESS_KEY_ID || missing('AWS_ACCESS_KEY_ID'),
      secretAccessKey: env.AWS_SECRET_ACCESS_KEY || missing('AWS_SECRET_ACCESS_KEY'),
      ...(env.AWS_SESSION_TOKEN && { sessionToken: env.AWS_SESSION_TOKEN }),
    },
    cache: join(env.PONTE_CACHE || join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'ponte'), place),
  };
}

function readEndpoint(env: NodeJS.ProcessEnv): URL | undefined {
  const key = env.AWS_ENDPOINT_URL_S3 ? 'AWS_ENDPOINT_URL_S3' : 'AWS_ENDPOINT_URL';
  const value = env[key];
  if (!value) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && /^https?:$/.test(url.protocol) && !url.username && !url.search) return url;
  // The value is not repeated: somebody may have written a password into it.
  throw new ReleaseError('usage', `${key} is not an address that begins with http:// or https://`, `mend ${key}`);
}

/** Servers other than Amazon's seldom have a name for each bucket, and a dot in one does not fit their certificate. */
function isPathStyle(env: NodeJS.ProcessEnv, endpoint: URL | undefined, bucket: string): boolean {
  const style = env.PONTE_S3_ADDRESSING || (endpoint || bucket.includes('.') ? 'path' : 'host');
  if (style === 'path' || style === 'host') return style === 'path';
  throw new ReleaseError('usage', `PONTE_S3_ADDRESSING is ${style}`, 'set it to path or host, or leave it out');
}

function missing(key: string): never {
  throw new ReleaseError('usage', `${key} is not set`, `a store in a bucket needs ${key} in the environment`);
}
