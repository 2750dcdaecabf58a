import * as z from 'zod/mini';
import { email as sharedEmail } from '@ponte/contract/api';
import { passwordLimits } from '@ponte/contract/password';

/** The same addresses as in the admin area: trimmed, in lower case. */
export const email = sharedEmail;

/** bcrypt reads 72 bytes; a longer password would be accepted unread. */
export const password = z.string().check(
  z.minLength(3),
  z.maxLength(passwordLimits.maxCharacters),
  z.refine((text) => Buffer.byteLength(text) <= passwordLimits.maxBytes),
);

export const metadata = z.nullish(z.record(z.string(), z.unknown()));
export const redirectTo = z.optional(z.string().check(z.maxLength(2000)));
export const redirectOptions = z.optional(z.strictObject({ redirectTo }));

const role = z.string().check(z.minLength(1), z.maxLength(60));
export const displayName = z.optional(
  z.string().check(z.minLength(1), z.maxLength(32), z.regex(/^[\p{L}\p{N}\p{S} ,.'-]+$/u)),
);
export const locale = z.optional(z.string().check(z.length(2)));

export const signUpFields = {
  allowedRoles: z.optional(z.array(role).check(z.maxLength(20))),
  defaultRole: z.optional(role),
  displayName,
  locale,
  metadata,
  redirectTo,
};
export const signUpOptions = z.optional(z.strictObject(signUpFields));
export type SignUpOptions = z.output<typeof signUpOptions>;
