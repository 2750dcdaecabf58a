import * as z from 'zod/mini';
import { signUpFields } from '../accounts/account-schemas';

const base64url = (maxLength: number) => z.string().check(z.maxLength(maxLength), z.regex(/^[\w-]+={0,2}$/));
/** At most 1023 bytes. */
const credentialId = base64url(1364);

const shared = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  clientExtensionResults: z._default(z.record(z.string(), z.unknown()), {}),
};

/** What an authenticator made, as browsers' libraries send it. Other fields are dropped. */
export const newCredential = z.object({
  ...shared,
  response: z.object({ clientDataJSON: base64url(4000), attestationObject: base64url(15_000) }),
});

/** A signature by a key that an authenticator has. */
export const assertion = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    /** The user's id, as text or in base64url. */
    userHandle: z.nullish(z.string().check(z.maxLength(100))),
  }),
});

export type NewCredential = z.output<typeof newCredential>;
export type Assertion = z.output<typeof assertion>;

export const nickname = z.optional(z.string().check(z.maxLength(100)));

/** The client sends a nickname in here, which Nhost's own service rejects. */
export const webauthnSignUpOptions = z.optional(z.strictObject({ ...signUpFields, nickname }));
