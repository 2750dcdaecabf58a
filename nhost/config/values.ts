import * as z from 'zod/mini';

const split = (value: string) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Values that are separated by commas. */
export const list = (fallback: string) => z.pipe(z._default(z.string(), fallback), z.transform(split));

/** Without a slash at its end. */
export const httpUrl = z.url({ protocol: /^https?$/ }).check(z.overwrite((url) => url.replace(/\/+$/, '')));
