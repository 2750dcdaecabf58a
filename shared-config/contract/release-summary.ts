/**
 * What of a release both `ponte … --json` and the Admin API print. Apart from `command.ts`, because a browser loads it.
 * Times are ISO 8601 in UTC.
 */
import * as z from 'zod/mini';
import { buildIdSchema } from './build-id';
import { partNameSchema as part } from './part-name';

/** Which release, made when, by whom and why. */
export const releaseOrigin = z.object({ serial: z.int(), at: z.string(), by: z.string(), why: z.string() });

/** `share` is of a hundred visitors. */
export const canaryBuild = z.object({ build: buildIdSchema, share: z.number() });

/** What is live of a part. A rollback that names no build goes to `lastKnownGood`; it must name one where that is null. */
export const statusOfPart = z.object({
  part,
  build: buildIdSchema,
  since: releaseOrigin,
  lastKnownGood: z.nullable(buildIdSchema),
});

/**
 * `ponte rollback <part> --list`, the last published first: every build, and why it cannot be gone back to. `lastLive` is
 * the last release in which it was live.
 */
export const partBuilds = z.object({
  part,
  builds: z.array(
    z.object({
      build: buildIdSchema,
      publishedAt: z.string(),
      /** `live`, `canary`, `withdrawn` (by a rollback), `incompatible` or `compatible`. */
      state: z.string(),
      lastKnownGood: z.boolean(),
      lastLive: z.nullable(z.int()),
      reasons: z.array(z.string()),
      /** The release that withdrew it, and why. Absent from an older server, which says it in `reasons` alone. */
      withdrawn: z.optional(z.object({ serial: z.int(), why: z.string() })),
    }),
  ),
});

export type PartBuilds = z.infer<typeof partBuilds>;
export type PublishedBuild = PartBuilds['builds'][number];
