import * as z from 'zod/mini';
import { buildIdSchema } from './build';
import { remoteNames } from './parts';

const pinnedRemoteSchema = z.strictObject({
  build: buildIdSchema,
  lastKnownGood: z.nullable(buildIdSchema),
});

/**
 * An immutable record of what is live: written once, never edited.
 *
 * `serial` counts from 1 without a gap; `previous` is the serial before it (null for the first); `at` is ISO 8601 in
 * UTC; `by` is who ran the command; `action` and `subject` say what it did to which part. `withdrawn` is the build that a
 * rollback took away, so that it never becomes a last-known-good again. `composition` names the pages made from it.
 */
export const releaseSchema = z.strictObject({
  serial: z.int().check(z.positive()),
  previous: z.nullable(z.int()),
  at: z.string(),
  by: z.string(),
  why: z.string(),
  action: z.enum(['promote', 'rollback']),
  subject: z.array(z.string()),
  withdrawn: z.optional(z.strictObject({ part: z.string(), build: buildIdSchema })),
  forced: z.optional(z.boolean()),
  shell: buildIdSchema,
  remotes: z.record(z.enum(remoteNames), pinnedRemoteSchema),
  composition: z.string(),
});

export type Release = z.infer<typeof releaseSchema>;
export type PinnedRemote = z.infer<typeof pinnedRemoteSchema>;
