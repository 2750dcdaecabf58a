import type { TextKey } from '../texts';

/**
 * What a person reads about each failure code, which comes without a text in the page's language. The specification's
 * default, `unexpected`, is absent: there the screen says what could not be done.
 */
export const failureTexts: Readonly<Record<string, TextKey>> = {
  // Nhost's client: a call that it does not make, or that gets no response.
  'invalid-email': 'admin.problem.email.invalid',
  'invalid-password': 'admin.account.passwordTooShort',
  'invalid-phone-number': 'admin.account.invalidPhone',
  'invalid-mfa-ticket': 'admin.login.sessionEnded',
  'no-mfa-ticket': 'admin.login.sessionEnded',
  'no-refresh-token': 'admin.login.sessionEnded',
  'invalid-refresh-token': 'admin.login.sessionEnded',
  'refresher-already-running': 'admin.account.busy',
  'already-signed-in': 'admin.account.alreadySignedIn',
  'unauthenticated-user': 'admin.login.sessionEnded',
  'unverified-user': 'admin.account.unverified',
  'invalid-sign-in-method': 'admin.account.notAvailable',
  network: 'admin.noResponse',
  'abort-error': 'admin.noResponse',
  unknown: 'admin.noResponse',
  'invalid-response': 'admin.account.unreadable',
  'invalid-file-id': 'admin.account.fileGone',
  'file-not-found': 'admin.account.fileGone',
  'not-ready': 'admin.noResponse',

  // The services.
  'cannot-send-email': 'admin.account.noMail',
  'disabled-endpoint': 'admin.account.notAvailable',
  'disabled-user': 'admin.account.disabled',
  'elevated-claim-required': 'admin.account.needsKey',
  'email-already-in-use': 'admin.problem.email.taken',
  'last-sign-in-method': 'admin.account.lastWay',
  'invalid-state': 'admin.account.providerFailed',
  'invalid-ticket': 'admin.login.linkExpired',
  'oauth-profile-fetch-failed': 'admin.account.providerFailed',
  'oauth-provider-error': 'admin.account.providerFailed',
  'oauth-token-echange-failed': 'admin.account.providerFailed',
  'password-too-short': 'admin.account.passwordTooShort',
  'rate-limit-exceeded': 'admin.account.tooMany',
  'service-unavailable': 'admin.account.busy',
  'signup-disabled': 'admin.account.notAvailable',
  'too-many-personal-access-tokens': 'admin.account.limit',
  'too-many-requests': 'admin.account.tooMany',
  'too-many-security-keys': 'admin.account.limit',

  // The browser: a security key that was not touched.
  NotAllowedError: 'admin.account.needsKey',
};

/** The text of a code; none where the screen's own fits better. */
export const findFailureText = (code: string): TextKey | undefined =>
  Object.hasOwn(failureTexts, code) ? failureTexts[code] : undefined;
