/**
 * - `usage`: the arguments are wrong.
 * - `not-found`: an argument names something that does not exist.
 * - `refused`: a check failed.
 * - `damaged`: a file of the store is corrupt or missing.
 * - `busy`: another command holds the lock; a retry may succeed.
 */
export type ReleaseErrorCode = 'usage' | 'not-found' | 'refused' | 'damaged' | 'busy';

/** An expected failure. `message` says what is wrong, `hint` what to do, each in one line. */
export class ReleaseError extends Error {
  constructor(
    readonly code: ReleaseErrorCode,
    message: string,
    readonly hint: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'ReleaseError';
  }
}
