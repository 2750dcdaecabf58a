/** `GET /tallies?since=` on the backend's internal port: what the beacons say of each build, as `ponte` reads it. */
import * as z from 'zod/mini';
import { partNameSchema } from './part-name';

/** Beacons are counted together over this time. */
export const tallySlotMs = 300_000;

/** When the slot of a moment began: ask from then on for all that came since that moment. */
export function startOfSlot(time: number): Date {
  return new Date(Math.floor(time / tallySlotMs) * tallySlotMs);
}

const count = z.int().check(z.minimum(0));

/**
 * - `views`: reports of the build, by pages where it came or failed; `failed`: those where it failed.
 * - `failures`: these by where and how, the most frequent first.
 */
const buildTallySchema = z.object({
  remote: partNameSchema,
  build: z.string(),
  views: count,
  failed: count,
  failures: z.array(z.object({ phase: z.string(), kind: z.string(), count })),
});

/**
 * Counted from the first slot that began at `since` or later. `site` is the `SITE_ID` of the site whose pages reported,
 * null where the backend does not know it.
 */
export const talliesSchema = z.object({
  since: z.iso.datetime(),
  site: z.optional(z.nullable(z.string())),
  builds: z.array(buildTallySchema),
});

export type Tallies = z.infer<typeof talliesSchema>;
export type BuildTally = z.infer<typeof buildTallySchema>;
