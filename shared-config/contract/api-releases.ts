/**
 * The Admin API's responses about releases, named as in the output of `ponte … --json`. Times are ISO 8601 in UTC.
 * `GET /api/releases/{part}` is `partBuilds` of `release-summary.ts`; `api.ts` has the request of a rollback.
 */
import * as z from 'zod/mini';
import { buildIdSchema } from './build-id';
import { partNameSchema } from './part-name';
import { canaryBuild, releaseOrigin, statusOfPart } from './release-summary';

/** How a build did in browsers in the last 24 hours: how many pages used it, and on how many of these it failed. */
const buildHealth = z.object({ build: buildIdSchema, views: z.int(), failed: z.int() });

/** What is live of one part. `health` has those of the live, the canary and the previous build that pages reported. */
const livePart = z.object({
  ...statusOfPart.shape,
  /** The build that was live before it; absent for the first, or when that is long ago. */
  previous: z.optional(buildIdSchema),
  canary: z.optional(canaryBuild),
  health: z.array(buildHealth),
});

/**
 * One line of the history. `action` is `promote`, `rollback` or `settings`; a change of the settings changed no part. A
 * promotion of several builds lists those that were not live yet; all of them, if all were.
 * `from` is the build that `build` replaced, or the canary that a rollback ended. It is absent for a part's first build,
 * for one that was live already, and while `build` is a canary.
 */
const pastRelease = z.object({
  ...releaseOrigin.shape,
  action: z.string(),
  changed: z.array(z.object({ part: partNameSchema, from: z.optional(buildIdSchema), build: buildIdSchema })),
});

/** `GET /api/releases`, the newest release first. Before the first release both lists are empty. */
export const releaseOverview = z.object({ parts: z.array(livePart), releases: z.array(pastRelease) });

/**
 * `POST /api/releases/{part}/rollback`: 200 with the release that is live now; 202 without one when it takes long. It then
 * continues, and `GET /api/releases` shows how it ended.
 */
export const rollbackResponse = z.object({
  serial: z.optional(z.int()),
  from: z.optional(buildIdSchema),
  to: z.optional(buildIdSchema),
});

export type BuildHealth = z.infer<typeof buildHealth>;
export type LivePart = z.infer<typeof livePart>;
export type PastRelease = z.infer<typeof pastRelease>;
export type ReleaseOverview = z.infer<typeof releaseOverview>;
export type RollbackResponse = z.infer<typeof rollbackResponse>;
