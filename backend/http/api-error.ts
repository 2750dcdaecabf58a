import type { Problem } from '@ponte/contract/api';
import { notSetUp, outdatedVersion } from '@ponte/contract/api-answers';
import { pt, type TextKey } from '../locales/pt';

/** Every error of the API, with its status and its text. */
export const refusals = {
  badRequest: { status: 400, text: 'error.badRequest' },
  malformedCondition: { status: 400, text: 'error.malformedCondition' },
  unauthenticated: { status: 401, text: 'error.unauthenticated' },
  wrongLogin: { status: 401, text: 'error.wrongLogin' },
  forbidden: { status: 403, text: 'error.forbidden' },
  userNotFound: { status: 404, text: 'error.userNotFound' },
  notFound: { status: 404, text: 'error.notFound' },
  methodNotAllowed: { status: 405, text: 'error.methodNotAllowed' },
  timeout: { status: 408, text: 'error.timeout' },
  ownUser: { status: 409, text: 'error.ownUser' },
  lastAdmin: { status: 409, text: 'error.lastAdmin' },
  outdatedUser: { status: 409, text: 'error.outdatedUser', codigo: outdatedVersion },
  tooLarge: { status: 413, text: 'error.tooLarge' },
  unsupportedMedia: { status: 415, text: 'error.unsupportedMedia' },
  /** The same text as a wrong login: a locked account must not reveal whether a guess was right. */
  throttled: { status: 429, text: 'error.wrongLogin' },
  unexpected: { status: 500, text: 'error.unexpected' },
  busy: { status: 503, text: 'error.busy' },
  unavailable: { status: 503, text: 'error.unavailable' },
  storeBusy: { status: 503, text: 'error.storeBusy' },
  notSetUp: { status: 503, text: 'error.notSetUp', codigo: notSetUp },
  commandTimeout: { status: 504, text: 'error.commandTimeout' },
} as const satisfies Record<string, { status: number; text: TextKey; codigo?: string }>;

export type Refusal = keyof typeof refusals;

interface Details extends ErrorOptions {
  /** Seconds, for `Retry-After`. */
  retryAfter?: number;
}

/** An error with one text: sent as `{error}`. */
export class ApiError extends Error {
  readonly status: number;
  readonly retryAfter: number | undefined;

  constructor(
    readonly refusal: Refusal,
    { retryAfter, ...options }: Details = {},
  ) {
    super(refusal, options);
    this.status = refusals[refusal].status;
    this.retryAfter = retryAfter;
  }
}

/** A request whose fields are wrong: sent as `{errors: [{msg}]}`. */
export class InvalidRequest extends Error {
  constructor(
    readonly problems: readonly Problem[],
    readonly status: 400 | 409 | 429 = 400,
  ) {
    super(problems.join(', '));
  }
}

/** Each issue's message is a `Problem`. A schema that names none leaves zod's own message, which has no translation. */
export function toInvalidRequest(issues: ReadonlyArray<{ message: string }>): InvalidRequest {
  const problems = issues.map(({ message }) => (message in pt ? (message as Problem) : 'body.invalid'));
  return new InvalidRequest([...new Set(problems)]);
}

/** The message of a command that failed, untranslated: sent as `{error}`. */
export class CommandRefusal extends Error {
  constructor(
    sentence: string,
    readonly status: 404 | 409 | 500,
  ) {
    super(sentence);
  }
}
