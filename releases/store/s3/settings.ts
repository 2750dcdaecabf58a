import { createHash } from 'node:crypto';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { ReleaseError } from '@ponte/contract/release-error';
import { notSet } from './failure';

export const s3Scheme = 's3://';

/** A place in a bucket: every key of the store begins with `prefix`, which is empty or ends with a slash. */
export interface S3Address {
  readonly bucket: string;
  readonly prefix: string;
}

const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const prefixSegment = /^[A-Za-z0-9!_.*'()-]+$/;

/** Reads `s3://bucket/some/prefix`. @throws ReleaseError `usage` */
export function parseS3Address(location: string): S3Address {
  const [bucket = '', ...segments] = location.slice(s3Scheme.length).replace(/\/+$/, '').split('/');
  const isFit = bucketName.test(bucket) && segments.every((one) => prefixSegment.test(one) && !/^\.+$/.test(one));
  if (!isFit) throw new ReleaseError('usage', `${location} names no place in a bucket`, 'write s3://bucket/prefix');
  return { bucket, prefix: segments.map((one) => `${one}/`).join('') };
}

interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

export interface S3Settings {
  readonly bucket: string;
  /** The bucket's address, for messages. */
  readonly url: string;
  /** The address of a server other than Amazon's. */
  readonly endpoint: string | undefined;
  /** Whether the bucket's name is in the path instead of the host name. */
  readonly isPathStyle: boolean;
  /** Undefined: the region of the profile. */
  readonly region: string | undefined;
  /** Undefined: those that the SDK finds in a profile, a single sign-on or the role of this machine. */
  readonly credentials: Credentials | undefined;
  readonly profile: string | undefined;
  /** A folder of this machine for copies of builds and compositions. */
  readonly cache: string;
}

/**
 * Reads how to reach a bucket from the environment; an empty value counts as absent.
 *
 * @throws ReleaseError `usage` that names the key that is missing or invalid.
 */
export function readS3Settings({ bucket, prefix }: S3Address, env: NodeJS.ProcessEnv): S3Settings {
  const endpoint = readEndpoint(env);
  const region = readRegion(env, endpoint);
  const { protocol, host, pathname } = endpoint ?? new URL(`https://s3.${region ? `${region}.` : ''}amazonaws.com/`);
  const base = pathname.replace(/\/+$/, '');
  const isPathStyle = readPathStyle(env, endpoint, bucket);
  const url = isPathStyle ? `${protocol}//${host}${base}/${bucket}` : `${protocol}//${bucket}.${host}${base}`;
  const place = createHash('sha256').update(`${url}/${prefix}`).digest('hex').slice(0, 12);
  return {
    bucket,
    url,
    endpoint: endpoint && `${protocol}//${host}${base}`,
    isPathStyle,
    region,
    credentials: readCredentials(env),
    profile: env.AWS_PROFILE || undefined,
    cache: join(env.PONTE_CACHE || join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'ponte'), place),
  };
}

/** Keys in the environment come first; without them, the SDK searches its other sources. */
function readCredentials(env: NodeJS.ProcessEnv): Credentials | undefined {
  const {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
  } = env;
  if (!accessKeyId && !secretAccessKey) return undefined;
  if (!accessKeyId) throw notSet('AWS_ACCESS_KEY_ID');
  if (!secretAccessKey) throw notSet('AWS_SECRET_ACCESS_KEY');
  return { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) };
}

/**
 * Only Amazon's addresses contain the region. Elsewhere it is only part of the signature, and servers accept `us-east-1`.
 * With keys in the environment there is no profile that could name a region.
 */
function readRegion(env: NodeJS.ProcessEnv, endpoint: URL | undefined): string | undefined {
  const region = env.AWS_REGION || env.AWS_DEFAULT_REGION || (endpoint && 'us-east-1');
  if (!region && env.AWS_ACCESS_KEY_ID && !env.AWS_PROFILE) throw notSet('AWS_REGION');
  return region;
}

function readEndpoint(env: NodeJS.ProcessEnv): URL | undefined {
  const key = env.AWS_ENDPOINT_URL_S3 ? 'AWS_ENDPOINT_URL_S3' : 'AWS_ENDPOINT_URL';
  const value = env[key];
  if (!value) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && /^https?:$/.test(url.protocol) && !url.username && !url.search) return url;
  // The value is not repeated: it may contain a password.
  throw new ReleaseError('usage', `${key} is not an address that begins with http:// or https://`, `correct ${key}`);
}

/** Servers other than Amazon's seldom have a host name per bucket, and a dot in it does not match the certificate. */
function readPathStyle(env: NodeJS.ProcessEnv, endpoint: URL | undefined, bucket: string): boolean {
  const style = env.PONTE_S3_ADDRESSING || (endpoint || bucket.includes('.') ? 'path' : 'host');
  if (style === 'path' || style === 'host') return style === 'path';
  throw new ReleaseError('usage', `PONTE_S3_ADDRESSING is ${style}`, 'set it to path or host, or leave it out');
}
