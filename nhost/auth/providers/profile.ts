import * as z from 'zod/mini';
import { json } from '../../config/values';
import { email } from '../accounts/account-schemas';
import { AuthError } from '../errors/auth-error';

/** A person as a provider describes one. */
export interface Profile {
  id: string;
  email?: string;
  /** Whether the provider says that the mailbox is the person's. */
  isEmailVerified: boolean;
  name?: string;
  locale?: string;
}

/** PostgreSQL stores neither NUL nor half a surrogate pair. */
const clean = (text: string, maxLength: number) =>
  [...text.replace(/[\0\p{Surrogate}]/gu, '')].slice(0, maxLength).join('').trim() || undefined;

const text = z.catch(z.optional(z.string()), undefined);
const claims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255), z.regex(/^[^\0\p{Surrogate}]*$/u)),
  email: z.catch(z.optional(email), undefined),
  // Apple sends it as text.
  email_verified: z.catch(z.optional(z.union([z.boolean(), z.stringbool()])), undefined),
  name: text,
  locale: text,
});

/** @throws AuthError when the claims have no usable id */
export function readProfile(payload: object): Profile {
  const result = z.safeParse(claims, payload);
  if (!result.success) throw new AuthError('oauth-profile-fetch-failed');
  const { sub, email: address, email_verified, name = '', locale = '' } = result.data;
  const cleanName = clean(name, 100);
  const language = /^[a-z]{2}/.exec(locale)?.[0];
  return {
    id: sub,
    isEmailVerified: email_verified === true,
    ...(address === undefined ? {} : { email: address }),
    ...(cleanName === undefined ? {} : { name: cleanName }),
    ...(language === undefined ? {} : { locale: language }),
  };
}

const sent = z.object({
  user: z.pipe(z.pipe(z.string(), json), z.object({ name: z.object({ firstName: text, lastName: text }) })),
});

/**
 * The name that Apple gives the browser beside its response, the first time only. It is not signed, so it is worth no more
 * than a name that a person types.
 */
export function readSentName(query: unknown): Pick<Profile, 'name'> {
  const { data } = z.safeParse(sent, query);
  const { firstName = '', lastName = '' } = data?.user.name ?? {};
  const name = clean(`${firstName} ${lastName}`, 100);
  return name === undefined ? {} : { name };
}
