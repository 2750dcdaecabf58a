import * as z from 'zod/mini';

/** `<version>-<hash>`. The hash is of the build's content, so the same files have the same id. */
export const buildIdSchema = z.string().check(z.regex(/^\d+\.\d+\.\d+-[0-9a-f]{12}$/));
