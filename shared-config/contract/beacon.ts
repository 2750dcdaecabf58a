/** The report that a page sends to `POST /api/beacons` for each build that it requested. The response is 204. */
import * as z from 'zod/mini';
import { partNames, type PartName } from './parts';

/** How a load failed, named as in webpack's chunk errors. */
const loadKind = z.enum(['missing', 'timeout', 'other']);

/** Only listed parts: anyone can send a beacon, and invented part names would fill the tallies. */
const countedPart: z.ZodMiniType<PartName, PartName> = z.enum(partNames);

const subject = {
  remote: countedPart,
  /** Build id of the part, or `unknown`. */
  build: z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/)),
};

/**
 * One report. `ready`: the first module of the build loaded in this page. Any other phase is a failure and says where the
 * part failed; `hung` is a load that neither finished nor failed in time.
 */
export const beacon = z.discriminatedUnion('phase', [
  z.strictObject({ ...subject, phase: z.literal('ready'), kind: z.literal('ok') }),
  z.strictObject({ ...subject, phase: z.enum(['entry', 'chunk', 'style']), kind: loadKind }),
  z.strictObject({ ...subject, phase: z.enum(['shared', 'render']), kind: z.literal('other') }),
  z.strictObject({ ...subject, phase: z.literal('hung'), kind: z.literal('timeout') }),
]);

/** The rate limit of beacons per build, IP address and hour. More would count one visitor several times. */
export const beaconsPerAddress = 5;

type PickEach<Union, Keys extends PropertyKey> = Union extends unknown ? Pick<Union, Keys & keyof Union> : never;

export type Beacon = z.infer<typeof beacon>;
export type FailureBeacon = Exclude<Beacon, { phase: 'ready' }>;
/** In which phase a part failed, and how. */
export type Failure = PickEach<FailureBeacon, 'phase' | 'kind'>;
