/** What a page reports to `POST /api/beacons` about each build of a part that it asked for. Answered 204. */
import * as z from 'zod/mini';
import { partNames, type PartName } from './parts';

/** How a load failed, in the words of a chunk's load error. */
const loadKind = z.enum(['missing', 'timeout', 'other']);

/** Only what the backend knows: anybody can send a report, and invented parts would crowd out the others. */
const countedPart: z.ZodMiniType<PartName, PartName> = z.enum(partNames);

const subject = {
  remote: countedPart,
  /** Build id of the part, or `unknown`. */
  build: z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/)),
};

/**
 * One report. `ready`: a module of the build came for the first time on this page. Everything else is a failure, by where
 * the part failed; `hung` is a load that neither arrived nor failed in time.
 */
export const beacon = z.discriminatedUnion('phase', [
  z.strictObject({ ...subject, phase: z.literal('ready'), kind: z.literal('ok') }),
  z.strictObject({ ...subject, phase: z.enum(['entry', 'chunk', 'style']), kind: loadKind }),
  z.strictObject({ ...subject, phase: z.enum(['shared', 'render']), kind: z.literal('other') }),
  z.strictObject({ ...subject, phase: z.literal('hung'), kind: z.literal('timeout') }),
]);

/** So many reports of one build are counted in an hour from one address: more would speak for more than one visitor. */
export const beaconsPerAddress = 5;

type OfEach<Union, Keys extends PropertyKey> = Union extends unknown ? Pick<Union, Keys & keyof Union> : never;

export type Beacon = z.infer<typeof beacon>;
export type FailureBeacon = Exclude<Beacon, { phase: 'ready' }>;
/** Where a part failed and how. */
export type Failure = OfEach<FailureBeacon, 'phase' | 'kind'>;
