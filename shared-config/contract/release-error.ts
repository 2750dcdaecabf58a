/**
 * - `usage`: the command was called wrongly.
 * - `not-found`: what it names does not exist.
 * - `refused`: a check found a reason not to.
 * - `damaged`: the store is not as the commands left it.
 * - `busy`: somebody else is at it; the same command may work in a moment.
 */
export type ReleaseErrorCode = 'usage' | 'not-found' | 'refused' | 'damaged' | 'busy';

/** An expected failure. `message` says what is wrong and `mend` what to do, each in one line. */
export class ReleaseError extends Error {
  constructor(
    readonly code: ReleaseErrorCode,
    message: string,
    readonly mend: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'ReleaseError';
  }
}
