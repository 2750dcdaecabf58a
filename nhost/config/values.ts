import * as z from 'zod/mini';

const split = (value: string) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Values that are separated by commas. */
export const list = (fallback: string) => z.pipe(z._default(z.string(), fallback), z.transform(split));

/** Text that is JSON. */
export const json = z.transform((text: string, payload): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    payload.issues.push({ code: 'custom', message: 'is not JSON', input: undefined });
    return z.NEVER;
  }
});

/** Removes the slash at the end of an URL. */
export const withoutSlash = z.overwrite((url: string) => url.replace(/\/+$/, ''));

export const httpUrl = z.url({ protocol: /^https?$/ }).check(withoutSlash);

const isLoopback = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** Where secrets are sent to. A service on this machine, as in a test, needs no TLS. */
export const secureUrl = z.url({ protocol: /^https?$/ }).check(
  z.refine((text) => !URL.canParse(text) || new URL(text).protocol === 'https:' || isLoopback(new URL(text)), {
    error: 'must begin with https://',
  }),
);
