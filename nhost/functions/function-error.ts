import { RoleRejected } from '../roles/roles';

/** Errors of functions, as `{error, message}`. */
const errors = {
  'invalid-request': { status: 400, message: 'The request payload is incorrect' },
  unauthorized: { status: 401, message: 'The access token is missing, invalid or expired' },
  forbidden: { status: 403, message: 'The role may not call this function' },
  'not-found': { status: 404, message: 'There is no such function' },
  'internal-error': { status: 500, message: 'Internal error' },
  'service-unavailable': { status: 503, message: 'The service is busy. Try again.' },
} as const;

export type FunctionErrorCode = keyof typeof errors;

export class FunctionError extends Error {
  readonly status: number;

  constructor(
    readonly code: FunctionErrorCode,
    options?: ErrorOptions,
  ) {
    super(errors[code].message, options);
    this.status = errors[code].status;
  }
}

interface Failure {
  status?: number;
  statusCode?: number;
}

/** @param isUnavailable whether a failure means that the database cannot be reached now */
export function toFunctionError(error: unknown, isUnavailable: (error: unknown) => boolean): FunctionError {
  if (error instanceof FunctionError) return error;
  if (error instanceof RoleRejected) {
    return new FunctionError(error.code === 'access-denied' ? 'forbidden' : 'unauthorized', { cause: error });
  }
  const { status, statusCode } = (error as Failure | null) ?? {};
  const known = statusCode ?? status ?? 500;
  if (known === 503 || isUnavailable(error)) return new FunctionError('service-unavailable', { cause: error });
  return new FunctionError(known < 500 ? 'invalid-request' : 'internal-error', { cause: error });
}
