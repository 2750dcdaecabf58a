import * as z from 'zod/mini';

/** `<version>-<hash>`, of what the build holds: the same files have the same id. */
export const buildIdSchema = z.string().check(z.regex(/^\d+\.\d+\.\d+-[0-9a-f]{12}$/));
