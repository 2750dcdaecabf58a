/** What a page reports to `POST /api/beacons` when a part of it did not arrive or did not work. Answered 204. */
import * as z from 'zod/mini';
import { partNames } from './parts';

/** Where the part failed; `hung` is a load that neither arrived nor failed in time. */
export const beaconPhases = ['entry', 'chunk', 'style', 'shared', 'render', 'hung'] as const;

/** How it failed, in the words of a chunk's load error. */
export const beaconKinds = ['missing', 'timeout', 'other'] as const;

export const beacon = z.strictObject({
  remote: z.enum(partNames),
  /** Build id of the part that failed, or `unknown`. */
  build: z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/)),
  phase: z.enum(beaconPhases),
  kind: z.enum(beaconKinds),
});

export type BeaconPhase = (typeof beaconPhases)[number];
export type BeaconKind = (typeof beaconKinds)[number];
export type Beacon = z.infer<typeof beacon>;
