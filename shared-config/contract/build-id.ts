import * as z from 'zod/mini';

/** `<version>-<hash of inputs>`: decided before webpack runs. */
export const buildIdSchema = z.string().check(z.regex(/^\d+\.\d+\.\d+-[0-9a-f]{12}$/));
