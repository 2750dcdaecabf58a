/** `GET /tallies?since=` on the backend's internal port: beacon counts per build, which `ponte` reads. */
import * as z from 'zod/mini';
import { partNameSchema } from './part-name';

/** The length of a slot. All beacons of a slot are counted together. */
export const tallySlotMs = 300_000;

/** The start of the slot that contains `time`. Use it as `since` to get all beacons after `time`. */
export function startOfSlot(time: number): Date {
  return new Date(Math.floor(time / tallySlotMs) * tallySlotMs);
}

const count = z.int().check(z.minimum(0));

/**
 * - `views`: all beacons of the build, ready or failed; `failed`: the failed ones.
 * - `failures`: the failed ones by phase and kind, most frequent first.
 */
const buildTallySchema = z.object({
  remote: partNameSchema,
  build: z.string(),
  views: count,
  failed: count,
  failures: z.array(z.object({ phase: z.string(), kind: z.string(), count })),
});

/**
 * Counted from the first slot that starts at `since` or later. `site` is the `SITE_ID` of the site whose pages sent the
 * beacons, null if the backend does not know it.
 */
export const talliesSchema = z.object({
  since: z.iso.datetime(),
  site: z.optional(z.nullable(z.string())),
  builds: z.array(buildTallySchema),
});

export type Tallies = z.infer<typeof talliesSchema>;
export type BuildTally = z.infer<typeof buildTallySchema>;
