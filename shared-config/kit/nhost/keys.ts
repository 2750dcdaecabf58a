import {
  getFetch,
  INVALID_EMAIL_ERROR,
  INVALID_MFA_CODE_ERROR,
  OTHER_ERROR_CODE,
  postFetch,
  type NhostClient,
  type User,
} from '@nhost/nhost-js';
import type { Calls } from './calls';
import type { createCredentials } from './credentials';
import { defaultMessage } from './result';

/** What an authenticator app reads: the picture of a QR code, as a data URL, or the secret typed by hand. */
export interface TotpSecret {
  readonly imageUrl: string;
  readonly totpSecret: string;
}

/** The second factor, security keys, personal access tokens and sessions of the user. */
export function createKeys(
  { auth }: NhostClient,
  { callSignedIn, runSignedIn }: Calls,
  { keys, personalAccessTokens, linkedProviders, sessions }: ReturnType<typeof createCredentials>,
) {
  const get = async <Value>(path: string) => (await getFetch<Value>(auth.url + path, auth.getAccessToken())).data;
  const post = async (path: string, body: object) => {
    await postFetch(auth.url + path, body, auth.getAccessToken());
    return { error: null };
  };
  const setMfa = (activeMfaType: 'totp' | '', code: string) =>
    runSignedIn(async () => (code ? post('/user/mfa', { code, activeMfaType }) : { error: INVALID_MFA_CODE_ERROR }));

  return {
    /** The user as the service has it. Only here `activeMfaType` is known: in a session it is always null. */
    fetchUser: () =>
      callSignedIn(
        () => get<User>('/user'),
        (user) => user,
      ),
    secondFactor: {
      generate: () =>
        callSignedIn(
          () => get<TotpSecret>('/mfa/totp/generate'),
          (secret) => secret,
        ),
      activate: (code: string) => setMfa('totp', code),
      disable: (code: string) => setMfa('', code),
    },
    securityKeys: {
      ...keys,
      add: (nickname?: string) =>
        callSignedIn(
          () => auth.addSecurityKey(nickname),
          ({ key }) => key,
        ),
      /** Signs with one of the user's keys; calls that demand it are then allowed until the token is refreshed. */
      elevate: () =>
        runSignedIn(async () => {
          const email = auth.getUser()?.email;
          if (!email) return { error: { ...INVALID_EMAIL_ERROR, message: 'A user email is required' } };
          const response = await auth.elevateEmailSecurityKey(email);
          // The client replaces the error of its first request by this text. The request says it again.
          if (response.error?.message === defaultMessage) await post('/elevate/webauthn', { email });
          // It has the browser's sentence for a key that was not confirmed in place of its name.
          const isByBrowser = response.error?.status === OTHER_ERROR_CODE;
          return isByBrowser ? { error: { ...response.error, error: 'NotAllowedError' } } : response;
        }),
    },
    personalAccessTokens: {
      ...personalAccessTokens,
      create: (expiresAt: Date, metadata?: Record<string, string | number>) =>
        callSignedIn(
          () => auth.createPAT(expiresAt, metadata),
          ({ data }) => data,
        ),
    },
    linkedProviders,
    sessions,
  };
}
