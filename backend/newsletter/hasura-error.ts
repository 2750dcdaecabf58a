import { GraphQLError } from 'graphql';

/** The codes of Hasura's errors that this service can have. */
type HasuraCode =
  | 'invalid-json'
  | 'invalid-headers'
  | 'invalid-jwt'
  | 'access-denied'
  | 'parse-failed'
  | 'validation-failed'
  | 'permission-error'
  | 'constraint-violation'
  | 'bad-request'
  | 'rate-limit-exceeded'
  | 'postgres-error'
  | 'unexpected';

/** Hasura's format: HTTP 200, the first error only, no `data`. */
interface HasuraErrorResponse {
  errors: [{ message: string; extensions: { path: string; code: HasuraCode } }];
}

export class HasuraError extends Error {
  constructor(
    readonly code: HasuraCode,
    message: string,
    readonly path = '$',
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  toResponse(): HasuraErrorResponse {
    return { errors: [{ message: this.message, extensions: { path: this.path, code: this.code } }] };
  }
}

/** Unwraps a resolver's error from the executor's; errors of the query itself are validation errors. */
export function toHasuraError(error: unknown): HasuraError {
  if (error instanceof HasuraError) return error;
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
