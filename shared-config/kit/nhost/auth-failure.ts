import {
  EMAIL_NEEDS_VERIFICATION,
  INVALID_REFRESH_TOKEN,
  OTHER_ERROR_CODE,
  STATE_ERROR_CODE,
  type AuthErrorPayload,
} from '@nhost/nhost-js';
import { defaultMessage, type Failure } from './result';

/** An error of the client in one of the shapes that it has. */
interface RawError {
  readonly error?: unknown;
  readonly errors?: unknown;
  readonly status?: unknown;
  readonly message?: unknown;
  /** Newer versions of Nhost's service send it in place of a message. */
  readonly reason?: unknown;
}

/** Names an error of the auth client, which arrives as a payload, a payload in an error, an `Error` or a text. */
export function toAuthFailure(raw: unknown): Failure {
  // The only text: the client was not ready in time.
  if (typeof raw === 'string') return { code: 'not-ready', status: STATE_ERROR_CODE, message: raw };
  const error = unwrap(raw);
  const status = typeof error.status === 'number' ? error.status : OTHER_ERROR_CODE;
  const named = textOf(error.error) ?? textOf(error.errors);
  const message = textOf(error.message) ?? textOf(error.reason) ?? named ?? defaultMessage;
  // A sentence in place of a name.
  const code = named && !/\s/.test(named) ? named : 'unexpected';
  return asState({ code, status, message });
}

export function ofPayload({ error, status, message }: AuthErrorPayload): Failure {
  return { code: error, status, message };
}

/** Two responses of the service are states of the client. */
function asState(failure: Failure): Failure {
  if (failure.status !== 401) return failure;
  if (failure.code === 'unverified-user' || failure.message === 'Email is not verified') {
    return ofPayload(EMAIL_NEEDS_VERIFICATION);
  }
  return failure.code === INVALID_REFRESH_TOKEN.error ? ofPayload(INVALID_REFRESH_TOKEN) : failure;
}

function unwrap(raw: unknown): RawError {
  const error = (typeof raw === 'object' && raw !== null ? raw : {}) as RawError;
  return typeof error.error === 'object' && error.error !== null ? unwrap(error.error) : error;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
