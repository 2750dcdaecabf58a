import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { badRequest, notAuthorized } from '../errors/storage-error';

export interface PresignedUrls {
  /** The query with which any caller may read the content of a file for some seconds. */
  sign(id: string, expiresInSeconds: number): URLSearchParams;
  /**
   * @returns the seconds that are left
   * @throws StorageError when the signature is wrong or expired
   */
  verify(id: string, query: unknown): number;
}

const date = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;
const signed = z.object({
  'X-Amz-Date': z.string().check(z.regex(date)),
  'X-Amz-Expires': z.string().check(z.regex(/^[1-9]\d{0,5}$/)),
  'X-Amz-Signature': z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

const formatDate = (time: Date) => time.toISOString().replace(/[-:]|\.\d{3}/g, '');
const parseDate = (text: string) => Date.parse(text.replace(date, '$1-$2-$3T$4:$5:$6Z'));

/** The parameters are S3's, as in Nhost's service; the signature is of this server. */
export function createPresignedUrls(secret: string, clock: () => Date): PresignedUrls {
  const key = createHmac('sha256', secret).update('presigned urls').digest();
  const signatureOf = (id: string, at: string, expires: string) =>
    createHmac('sha256', key).update(`GET\n${id.toLowerCase()}\n${at}\n${expires}`).digest('hex');

  return {
    sign(id, expiresInSeconds) {
      const at = formatDate(clock());
      const expires = String(expiresInSeconds);
      return new URLSearchParams({
        'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
        'X-Amz-Credential': `ponte/${at.slice(0, 8)}/local/s3/aws4_request`,
        'X-Amz-Date': at,
        'X-Amz-Expires': expires,
        'X-Amz-SignedHeaders': 'host',
        'X-Amz-Signature': signatureOf(id, at, expires),
        'X-Amz-Checksum-Mode': 'ENABLED',
        'x-id': 'GetObject',
      });
    },

    verify(id, query) {
      const given = signed.safeParse(query);
      if (!given.success) throw badRequest('the signature is missing or malformed');
      const { 'X-Amz-Date': at, 'X-Amz-Expires': expires, 'X-Amz-Signature': presented } = given.data;
      const expected = signatureOf(id, at, expires);
      if (!timingSafeEqual(Buffer.from(presented), Buffer.from(expected))) throw notAuthorized();
      const left = Math.ceil((parseDate(at) + Number(expires) * 1000 - clock().getTime()) / 1000);
      if (!(left > 0)) throw badRequest('signature already expired');
      return left;
    },
  };
}
