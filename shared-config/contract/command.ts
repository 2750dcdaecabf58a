/**
 * What `ponte … --json` prints, as far as another program relies on it. Lenient: fields that are added later are dropped.
 * Times are ISO 8601 in UTC. `release-summary.ts` has what the Admin API prints too.
 */
import * as z from 'zod/mini';
import { buildIdSchema } from './build-id';
import { partNameSchema as part, remoteNameSchema } from './part-name';
import { canaryBuild, releaseOrigin, statusOfPart } from './release-summary';

/** A release record; `release.ts` says what its fields mean. */
const commandRelease = z.object({
  ...releaseOrigin.shape,
  action: z.string(),
  subject: z.array(part),
  withdrawn: z.optional(z.object({ part, build: buildIdSchema })),
  forced: z.optional(z.boolean()),
  shell: buildIdSchema,
  remotes: z.record(remoteNameSchema, z.object({ build: buildIdSchema })),
  canary: z.optional(z.object({ part, ...canaryBuild.shape })),
});

/** `ponte status`. */
export const commandStatus = z.object({ release: commandRelease, parts: z.array(statusOfPart) });

/** `ponte settings`; not recorded while the live release is older than records with settings. */
export const commandSettings = z.object({ recorded: z.boolean(), settings: z.record(z.string(), z.string()) });

/** `ponte history`, newest first. */
export const commandHistory = z.object({ releases: z.array(commandRelease) });

/** `ponte rollback <part>`: the release that is live now. */
export const commandChange = z.object({ outcome: z.string(), release: commandRelease });

/** Printed in place of the result. An older command calls its `hint` `mend`; a newer one prints both. */
export const commandFailure = z.object({
  error: z.pipe(
    z.object({
      code: z.enum(['usage', 'not-found', 'refused', 'damaged', 'busy']),
      message: z.string(),
      hint: z.optional(z.string()),
      mend: z.optional(z.string()),
    }),
    z.transform(({ mend = '', hint = mend, code, message }) => ({ code, message, hint })),
  ),
});

export type CommandRelease = z.infer<typeof commandRelease>;
export type CommandStatus = z.infer<typeof commandStatus>;
export type CommandFailure = z.infer<typeof commandFailure>['error'];
