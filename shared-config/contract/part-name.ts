import * as z from 'zod/mini';
import type { PartName, RemoteName } from './parts';

/** The part of a name after `remote-`. It must be valid in a folder, a URL and, with underscores, a variable. */
const ownName = '[a-z]{1,20}(?:-[a-z]{1,20}){0,2}';

/** Matches every part name, also of parts that this checkout's list lacks, because builds of those are served too. */
export const partPattern = `shell|remote-${ownName}`;

// String schemas, because a template literal's code would add to what the admin area loads.
const named = (pattern: string) => z.string().check(z.regex(new RegExp(`^(?:${pattern})$`)));

export const remoteNameSchema = named(`remote-${ownName}`) as unknown as z.ZodMiniType<RemoteName, RemoteName>;
export const partNameSchema = named(partPattern) as unknown as z.ZodMiniType<PartName, PartName>;
