import * as z from 'zod/mini';
import { httpUrl, list } from './values';
import { environmentError, whole } from './read-environment';

const text = (fallback: string) => z._default(z.string(), fallback);

/** Settings of the data services: GraphQL, storage and functions. */
export const dataSettings = z.object({
  /** Without it no caller is an admin. */
  HASURA_GRAPHQL_ADMIN_SECRET: z.optional(z.string().check(z.minLength(16))),

  STORAGE_SERVER_URL: z.optional(httpUrl),
  STORAGE_PUBLIC_BUCKETS: list('public'),
  STORAGE_USER_BUCKETS: list('default'),
  STORAGE_USER_QUOTA_BYTES: whole(250_000_000, 0, Number.MAX_SAFE_INTEGER),

  S3_BUCKET: z.optional(z.string()),
  S3_ENDPOINT: z.optional(httpUrl),
  S3_REGION: text('us-east-1'),
  S3_ACCESS_KEY: z.optional(z.string()),
  S3_SECRET_KEY: z.optional(z.string()),
  S3_ROOT_FOLDER: z._default(z.string().check(z.regex(/^[\w.-]+(\/[\w.-]+)*$/)), 'files'),
});

type DataSettings = z.output<typeof dataSettings>;

/** @throws Error when settings do not go together */
export function checkDataSettings({ S3_ACCESS_KEY, S3_SECRET_KEY, ...settings }: DataSettings): void {
  if ((S3_ACCESS_KEY === undefined) !== (S3_SECRET_KEY === undefined)) {
    throw environmentError(['S3_ACCESS_KEY, S3_SECRET_KEY: set both, or none']);
  }
  const shared = settings.STORAGE_USER_BUCKETS.find((id) => settings.STORAGE_PUBLIC_BUCKETS.includes(id));
  if (shared === undefined) return;
  throw environmentError(['STORAGE_PUBLIC_BUCKETS: has a bucket that every user may upload to']);
}
