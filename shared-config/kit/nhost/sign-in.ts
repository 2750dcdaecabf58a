import {
  encodeQueryParameters,
  rewriteRedirectTo,
  USER_UNAUTHENTICATED,
  type DeanonymizeParams,
  type LinkIdTokenParams,
  type NhostClient,
  type PasswordlessOptions,
  type SignInIdTokenParams,
  type SignUpOptions,
} from '@nhost/nhost-js';
import { ofPayload } from './auth-failure';
import type { Calls } from './calls';
import { fail, succeed, type Result } from './result';
import { findSession, type NhostSession } from './session';

/** How far a call has brought the user. */
export type SignInStep =
  | { readonly step: 'signedIn'; readonly session: NhostSession }
  /** Call `signIn.mfa` with the code. The ticket is good for one try. */
  | { readonly step: 'needsMfa'; readonly ticket: string }
  /** A mail has been sent; its link signs in. */
  | { readonly step: 'needsEmailVerification' }
  /** A code has been sent; call `signIn.emailCode` or `signIn.smsCode` with it. */
  | { readonly step: 'needsOtp' };

type Step = Promise<Result<SignInStep>>;

/** What the client's functions resolve to. */
interface Response {
  readonly mfa?: { readonly ticket: string } | null;
  readonly error?: unknown;
}

/** The ways to sign in and up. A user that is signed in must sign out first, except to convert an anonymous user. */
export function createSignIn({ auth }: NhostClient, { call, runSignedIn }: Calls) {
  /** Runs a call after which the user is signed in, or has something else to do first. */
  async function enter(work: () => Promise<Response>, next: 'needsEmailVerification' | 'needsOtp'): Step {
    const result = await call(work);
    if (!result.ok) return result;
    if (result.value.mfa) return succeed({ step: 'needsMfa', ticket: result.value.mfa.ticket });
    const session = findSession(auth);
    return succeed(session ? { step: 'signedIn', session } : { step: next });
  }
  const signIn = (work: () => Promise<Response>) => enter(work, 'needsEmailVerification');
  const requestCode = (work: () => Promise<Response>) => enter(work, 'needsOtp');

  async function convert(params: DeanonymizeParams): Step {
    const result = await runSignedIn(() => auth.deanonymize(params));
    if (!result.ok) return result;
    if (params.signInMethod === 'passwordless') {
      return succeed({ step: params.connection === 'sms' ? 'needsOtp' : 'needsEmailVerification' });
    }
    // The client forgets the session, and says that the e-mail needs verification whether it does or not.
    const signedIn = await signIn(() => auth.signIn({ email: params.email, password: params.password }));
    const isUnverified = !signedIn.ok && signedIn.error.code === 'unverified-user';
    return isUnverified ? succeed({ step: 'needsEmailVerification' }) : signedIn;
  }

  return {
    signIn: {
      password: (email: string, password: string) => signIn(() => auth.signIn({ email, password })),
      /** Without a ticket, with the one of the last `needsMfa`. */
      mfa: (otp: string, ticket?: string) => signIn(() => auth.signIn({ otp, ...(ticket && { ticket }) })),
      /** Without an e-mail the browser offers the keys that it has for this site. */
      securityKey: (email?: string) =>
        signIn(() => (email === undefined ? auth.signInSecurityKey() : auth.signIn({ email, securityKey: true }))),
      emailLink: (email: string, options: PasswordlessOptions = {}) => signIn(() => auth.signIn({ email, options })),
      requestEmailCode: (email: string, options: PasswordlessOptions = {}) =>
        requestCode(() => auth.signInEmailOTP(email, options)),
      emailCode: (email: string, otp: string) => signIn(() => auth.verifyEmailOTP(email, otp)),
      requestSmsCode: (phoneNumber: string, options: PasswordlessOptions = {}) =>
        requestCode(() => auth.signIn({ phoneNumber, options })),
      smsCode: (phoneNumber: string, otp: string) => signIn(() => auth.signIn({ phoneNumber, otp })),
      personalAccessToken: (token: string) => signIn(() => auth.signInPAT(token)),
      idToken: (params: SignInIdTokenParams) => signIn(() => auth.signInIdToken(params)),
      anonymous: () => signIn(() => auth.signIn()),
    },

    signUp: {
      password: (email: string, password: string, options: SignUpOptions = {}) =>
        signIn(() => auth.signUp({ email, password, options })),
      /** Has no nickname, which Nhost's own service rejects here: `securityKeys.add` takes one. */
      securityKey: (email: string, options: SignUpOptions = {}) =>
        signIn(() => auth.signUp({ email, securityKey: true, options })),
    },

    /** Converts an anonymous user, whose id and rows stay. */
    convertAnonymous: {
      password: (email: string, password: string, options: SignUpOptions = {}) =>
        convert({ signInMethod: 'email-password', email, password, options }),
      emailLink: (email: string, options: PasswordlessOptions = {}) =>
        convert({ signInMethod: 'passwordless', connection: 'email', email, options }),
      /** Nhost's own service has no such call yet, and rejects it. */
      sms: (phoneNumber: string, options: PasswordlessOptions = {}) =>
        convert({ signInMethod: 'passwordless', connection: 'sms', phoneNumber, options }),
    },

    /** Where to send the browser to sign in with a provider. */
    providerUrl: (provider: string, options: SignUpOptions = {}) => toProviderUrl(provider, options),
    /** Where to send the browser to link a provider to the user. The URL names the session: never pass it on. */
    linkProviderUrl: (provider: string, options: SignUpOptions = {}): Result<string> => {
      const session = findSession(auth);
      if (!session) return fail(ofPayload(USER_UNAUTHENTICATED));
      return succeed(toProviderUrl(provider, { ...options, connect: session.accessToken }));
    },
    linkIdToken: (params: LinkIdTokenParams) => runSignedIn(() => auth.linkIdToken(params)),
  };

  function toProviderUrl(provider: string, options: SignUpOptions & { connect?: string }): string {
    const { backendUrl, clientUrl } = auth.client;
    return encodeQueryParameters(`${backendUrl}/signin/provider/${provider}`, {
      ...rewriteRedirectTo(clientUrl, options),
    });
  }
}
