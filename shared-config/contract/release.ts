import * as z from 'zod/mini';
import { buildIdSchema } from './build-id';
import { partNameSchema, remoteNameSchema } from './part-name';

const pinnedRemoteSchema = z.strictObject({
  build: buildIdSchema,
  lastKnownGood: z.nullable(buildIdSchema),
});

/** The maximum share of a canary in percent: it must not exceed the share of the live build that it is compared with. */
export const mostCanaryShare = 50;

/**
 * A build that a share of the visitors, in percent, gets in place of the part's live build. `composition` is the one that
 * they get: it pins the canary, with a remote's live build as the last known good one. Everything else is as in the
 * release.
 */
const canarySchema = z.strictObject({
  part: partNameSchema,
  build: buildIdSchema,
  share: z.int().check(z.minimum(1), z.maximum(mostCanaryShare)),
  composition: z.string(),
});

/**
 * An immutable record of a release.
 *
 * - `serial` counts from 1 without gaps; `previous` is the serial before it, null for the first release.
 * - `at` is ISO 8601 in UTC; `by` is the user who ran the command.
 * - `action` and `subject`: what the release did to which parts. A release of settings alone has no subject.
 * - `withdrawn`: the build, live or canary, that a rollback withdrew, so that it never becomes last known good again.
 *   `also`: builds that the same rollback skipped on its way to an older one.
 * - `remotes`: the site's remotes at that time. An absent one was not released yet, or had been removed.
 * - `settings`: all settings of the site by their keys (`SITE_URL`, `BRAND`, …). Older records have none.
 * - `composition`: the id of the composition of all of these.
 * - `canary`: the canary that runs since this release, so that starting, widening and ending one are releases too.
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
