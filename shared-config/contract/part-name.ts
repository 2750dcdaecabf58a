import * as z from 'zod/mini';
import type { RemoteName } from './parts';

/** What follows `remote-` in a name: it becomes a folder, a part of an address and, with underscores, a variable. */
const ownName = '[a-z]{1,20}(?:-[a-z]{1,20}){0,2}';

/** Every part, for regular expressions: what is served is not bound to this checkout's list. */
export const partPattern = `shell|remote-${ownName}`;

export const remoteNameSchema: z.ZodMiniType<RemoteName, RemoteName> = z.templateLiteral([
  'remote-',
  z.string().check(z.regex(new RegExp(`^${ownName}$`))),
]);
export const partNameSchema = z.union([z.literal('shell'), remoteNameSchema]);
