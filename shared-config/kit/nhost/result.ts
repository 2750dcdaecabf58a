/** What a call resolves to. No call throws. */
export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };

export interface Failure {
  /** The name of the error, such as `invalid-email-password`; `http-413` for a response without one. */
  readonly code: string;
  /** The HTTP status; or 0 without a response, 1 for others, 10 for wrong input, 20 for a call that the state forbids. */
  readonly status: number;
  readonly message: string;
}

export const defaultMessage = 'Something went wrong!';

export const succeed = <Value>(value: Value): Result<Value> => ({ ok: true, value });

export const fail = (error: Failure): { readonly ok: false; readonly error: Failure } => ({ ok: false, error });
