/**
 * Nhost's error codes with their status and text, as its clients know them. A `sensitive` one says something about an
 * account; `AUTH_CONCEAL_ERRORS` turns it into `invalid-request`.
 */
export const authErrors = {
  'cannot-send-email': { status: 503, message: 'Cannot send e-mails now. Try again later.' },
  'cannot-send-sms': { status: 400, message: 'Cannot send SMS, check your phone number is correct' },
  'default-role-must-be-in-allowed-roles': { status: 400, message: 'Default role must be in allowed roles' },
  'disabled-endpoint': { status: 409, message: 'This endpoint is disabled' },
  'disabled-user': { status: 401, message: 'User is disabled', sensitive: true },
  'disabled-mfa-totp': { status: 401, message: 'User does not have TOTP MFA enabled', sensitive: true },
  'elevated-claim-required': { status: 401, message: 'Sign in with a security key to go on' },
  'email-already-in-use': { status: 409, message: 'Email already in use', sensitive: true },
  'email-already-verified': { status: 400, message: "User's email is already verified", sensitive: true },
  'forbidden-anonymous': { status: 403, message: 'Forbidden, user is anonymous.', sensitive: true },
  'internal-server-error': { status: 500, message: 'Internal server error' },
  'invalid-email-password': { status: 401, message: 'Incorrect email or password', sensitive: true },
  'invalid-pat': { status: 401, message: 'Invalid or expired personal access token', sensitive: true },
  'invalid-refresh-token': { status: 401, message: 'Invalid or expired refresh token', sensitive: true },
  'invalid-request': { status: 400, message: 'The request payload is incorrect' },
  'invalid-state': { status: 400, message: 'Invalid state' },
  'invalid-ticket': { status: 401, message: 'Invalid ticket', sensitive: true },
  'invalid-totp': { status: 401, message: 'Invalid TOTP code', sensitive: true },
  'no-totp-secret': { status: 400, message: 'User does not have a TOTP secret', sensitive: true },
  'oauth-profile-fetch-failed': { status: 400, message: 'Failed to get user profile' },
  'oauth-provider-error': { status: 400, message: 'Provider returned an error' },
  // Nhost's own spelling.
  'oauth-token-echange-failed': { status: 400, message: 'Failed to exchange token' },
  'password-too-short': { status: 400, message: 'Password is too short' },
  'redirectTo-not-allowed': { status: 400, message: 'The value of "options.redirectTo" is not allowed.' },
  'role-not-allowed': { status: 400, message: 'Role not allowed', sensitive: true },
  'schema-validation-error': { status: 400, message: 'The request payload is incorrect' },
  'service-unavailable': { status: 503, message: 'The service is busy. Try again.' },
  'signup-disabled': { status: 403, message: 'Sign up is disabled.', sensitive: true },
  'too-many-personal-access-tokens': { status: 409, message: 'Delete a personal access token before you make another' },
  'too-many-security-keys': { status: 409, message: 'Remove a security key before you add another' },
  'totp-already-active': { status: 400, message: 'TOTP MFA is already active' },
  unauthorized: { status: 401, message: 'The access token is missing, invalid or expired' },
  'unverified-user': { status: 401, message: 'User is not verified.', sensitive: true },
  'user-not-anonymous': { status: 400, message: 'Logged in user is not anonymous' },
} as const satisfies Record<string, { status: number; message: string; sensitive?: true }>;

export type AuthErrorCode = keyof typeof authErrors;

export class AuthError extends Error {
  constructor(
    readonly code: AuthErrorCode,
    /** What is wrong, for a developer; never a value that was sent. */
    readonly reason?: string,
    options?: ErrorOptions,
  ) {
    super(code, options);
  }
}

/** Sent as 429 with a body, where Nhost's is empty: its client reports a body that is not JSON as a network error. */
export class TooManyCalls extends Error {
  constructor(readonly retryAfterSeconds: number) {
    super('too many calls');
  }
}

/** Whether a statement failed because another user has the e-mail. */
export function isEmailTaken(error: unknown): boolean {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown };
  return code === '23505' && constraint === 'users_email_key';
}
