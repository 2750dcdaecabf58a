import { ReleaseError } from 'shared-config/contract/release-error';

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
