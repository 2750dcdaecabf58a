import * as z from 'zod/mini';
import { buildIdSchema } from './build-id';
import { partNameSchema, remoteNameSchema } from './part-name';

const pinnedRemoteSchema = z.strictObject({
  build: buildIdSchema,
  lastKnownGood: z.nullable(buildIdSchema),
});

/** The largest share of a canary, of a hundred visitors: it is compared with the others. */
export const mostCanaryShare = 50;

/**
 * A build that a share of the visitors gets in place of the part's live one. `share` is of a hundred visitors;
 * `composition` names the pages that they get. Those pin the canary, with the part's live build as its last-known-good
 * where the part is a remote; everything else is as in the release.
 */
const canarySchema = z.strictObject({
  part: partNameSchema,
  build: buildIdSchema,
  share: z.int().check(z.minimum(1), z.maximum(mostCanaryShare)),
  composition: z.string(),
});

/**
 * An immutable record of what is live: written once, never edited.
 *
 * `serial` counts from 1 without a gap; `previous` is the serial before it (null for the first); `at` is ISO 8601 in
 * UTC; `by` is who ran the command; `action` and `subject` say what it did to which part. `withdrawn` is the build that a
 * rollback took away, live or canary, so that it never becomes a last-known-good again; `also` are the builds that the
 * same rollback skipped on its way to an older one. `remotes` are those of the site at that time: an absent one was not
 * released yet, or had been removed. `settings` are the site's own, complete, by their keys (`SITE_URL`, `BRAND`, …); records from before they
 * were kept have none, and a release that changed nothing else has the action `settings` and no subject. `composition`
 * names the pages made from all of these. `canary` is there while one runs, so that starting, widening and ending it are
 * releases too.
 */
export const releaseSchema = z.strictObject({
  serial: z.int().check(z.positive()),
  previous: z.nullable(z.int()),
  at: z.string(),
  by: z.string(),
  why: z.string(),
  action: z.enum(['promote', 'rollback', 'settings']),
  subject: z.array(partNameSchema),
  withdrawn: z.optional(
    z.strictObject({ part: partNameSchema, build: buildIdSchema, also: z.optional(z.array(buildIdSchema)) }),
  ),
  forced: z.optional(z.boolean()),
  shell: buildIdSchema,
  remotes: z.record(remoteNameSchema, pinnedRemoteSchema),
  composition: z.string(),
  settings: z.optional(z.record(z.string(), z.string())),
  canary: z.optional(canarySchema),
});

export type Release = z.infer<typeof releaseSchema>;
/** Every setting of a site by its key. */
export type SiteValues = Readonly<Record<string, string>>;
export type Canary = z.infer<typeof canarySchema>;
export type PinnedRemote = z.infer<typeof pinnedRemoteSchema>;
