import * as z from 'zod/mini';
import type { RemoteName } from './parts';

/** The part of a name after `remote-`. It must be valid in a folder, a URL and, with underscores, a variable. */
const ownName = '[a-z]{1,20}(?:-[a-z]{1,20}){0,2}';

/** Matches every part name, also of parts that this checkout's list lacks, because builds of those are served too. */
export const partPattern = `shell|remote-${ownName}`;

export const remoteNameSchema: z.ZodMiniType<RemoteName, RemoteName> = z.templateLiteral([
  'remote-',
  z.string().check(z.regex(new RegExp(`^${ownName}$`))),
]);
export const partNameSchema = z.union([z.literal('shell'), remoteNameSchema]);
