import { GraphQLError } from 'graphql';
import { RoleRejected } from '../../roles/roles';

/**
 * The codes of Hasura's errors that this service can have, and two of its own: in Hasura a permission hides the rows that an
 * elevated session is needed for, and the last way to sign in.
 */
type HasuraCode =
  | 'elevated-claim-required'
  | 'last-sign-in-method'
  | 'invalid-json'
  | 'invalid-headers'
  | 'invalid-jwt'
  | 'access-denied'
  | 'parse-failed'
  | 'validation-failed'
  | 'permission-error'
  | 'constraint-violation'
  | 'data-exception'
  | 'bad-request'
  | 'rate-limit-exceeded'
  | 'postgres-error'
  | 'unexpected';

/** Hasura's format: HTTP 200, the first error only, no `data`. */
interface HasuraErrorResponse {
  errors: [{ message: string; extensions: { path: string; code: HasuraCode } }];
}

interface Details extends ErrorOptions {
  /** For the header `Retry-After`. */
  retryAfterSeconds?: number;
}

export class HasuraError extends Error {
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly code: HasuraCode,
    message: string,
    readonly path = '$',
    { retryAfterSeconds, ...options }: Details = {},
  ) {
    super(message, options);
    this.retryAfterSeconds = retryAfterSeconds;
  }

  toResponse(): HasuraErrorResponse {
    return { errors: [{ message: this.message, extensions: { path: this.path, code: this.code } }] };
  }
}

/** PostgreSQL's class of values that a column cannot have: a NUL, a number out of range. */
const dataException = /^22...$/;

/** Unwraps a resolver's error from the executor's; errors of the query itself are validation errors. */
export function toHasuraError(error: unknown): HasuraError {
  if (error instanceof HasuraError) return error;
  if (error instanceof RoleRejected) return new HasuraError(error.code, error.message);
  if (dataException.test(String((error as { code?: unknown } | null)?.code))) {
    return new HasuraError('data-exception', 'invalid input value', '$', { cause: error });
  }
  if (!(error instanceof GraphQLError)) {
    return new HasuraError('unexpected', 'internal error', '$', { cause: error });
  }
  if (error.originalError) return toHasuraError(error.originalError);
  const unknownField = /^Cannot query field "(\w+)" on type "(\w+)"/.exec(error.message);
  if (!unknownField) return new HasuraError('validation-failed', error.message);
  const [, field, type] = unknownField;
  return new HasuraError(
    'validation-failed',
    `field '${field}' not found in type: '${type}'`,
    `$.selectionSet.${field}`,
  );
}

interface Failure {
  statusCode?: number;
  status?: number;
}

/**
 * The error as a caller may know it. A failure of the server around this service carries its HTTP status.
 *
 * @param isUnavailable whether a failure means that the database cannot be reached now
 */
export function toHasuraResponse(error: unknown, isUnavailable: (error: unknown) => boolean): HasuraError {
  if (error instanceof HasuraError) return error;
  const { statusCode, status } = (error as Failure | null) ?? {};
  const known = statusCode ?? status ?? 500;
  if (known === 503 || isUnavailable(error)) {
    return new HasuraError('postgres-error', 'connection error', '$', { cause: error });
  }
  if (known < 500) {
    return new HasuraError('invalid-json', 'the body is not JSON or is too large', '$', { cause: error });
  }
  return toHasuraError(error);
}
