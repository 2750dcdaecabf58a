import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '@ponte/contract/api';
import {
  invalidTicket,
  noPerson,
  noSecondFactor,
  notSetUp,
  outdatedVersion,
  secondFactorRequired,
  wrongOtp,
  type ErrorResponse,
} from '@ponte/contract/api-responses';
import type { Language } from '@ponte/contract/language';
import { isDatabaseUnavailable } from '../database/errors';
import { pt, type TextKey } from '../locales/pt';
import { decideLanguage, getText } from '../locales/texts';

/** Every error of the API, with its status and its text. */
const apiErrors = {
  badRequest: { status: 400, text: 'error.badRequest' },
  malformedCondition: { status: 400, text: 'error.malformedCondition' },
  unauthenticated: { status: 401, text: 'error.unauthenticated' },
  wrongLogin: { status: 401, text: 'error.wrongLogin' },
  codeNeeded: { status: 401, text: 'error.codeNeeded', codigo: secondFactorRequired },
  wrongOtp: { status: 401, text: 'error.wrongOtp', codigo: wrongOtp },
  invalidTicket: { status: 401, text: 'error.invalidTicket', codigo: invalidTicket },
  forbidden: { status: 403, text: 'error.forbidden' },
  noPerson: { status: 403, text: 'error.noPerson', codigo: noPerson },
  secondFactorRequired: { status: 403, text: 'error.secondFactorRequired', codigo: secondFactorRequired },
  userNotFound: { status: 404, text: 'error.userNotFound' },
  notFound: { status: 404, text: 'error.notFound' },
  methodNotAllowed: { status: 405, text: 'error.methodNotAllowed' },
  timeout: { status: 408, text: 'error.timeout' },
  photosOff: { status: 409, text: 'error.photosOff' },
  ownUser: { status: 409, text: 'error.ownUser' },
  ownSecondFactor: { status: 409, text: 'error.ownSecondFactor' },
  noSecondFactor: { status: 409, text: 'error.noSecondFactor', codigo: noSecondFactor },
  lastAdmin: { status: 409, text: 'error.lastAdmin' },
  outdatedUser: { status: 409, text: 'error.outdatedUser', codigo: outdatedVersion },
  tooLarge: { status: 413, text: 'error.tooLarge' },
  unsupportedMedia: { status: 415, text: 'error.unsupportedMedia' },
  /** The same text as a wrong login: a locked account must not reveal whether a guess was right. */
  throttled: { status: 429, text: 'error.wrongLogin' },
  tooManyOtps: { status: 429, text: 'error.tooManyOtps' },
  tooManyCalls: { status: 429, text: 'error.tooManyCalls' },
  unexpected: { status: 500, text: 'error.unexpected' },
  busy: { status: 503, text: 'error.busy' },
  unavailable: { status: 503, text: 'error.unavailable' },
  storeBusy: { status: 503, text: 'error.storeBusy' },
  notSetUp: { status: 503, text: 'error.notSetUp', codigo: notSetUp },
  commandTimeout: { status: 504, text: 'error.commandTimeout' },
} as const satisfies Record<string, { status: number; text: TextKey; codigo?: string }>;

type ApiErrorKind = keyof typeof apiErrors;

interface Details extends ErrorOptions {
  /** Seconds, for `Retry-After`. */
  retryAfter?: number;
  /** Of `codeNeeded`. */
  ticket?: string;
}

/** An error with one text: sent as `{error}`. */
export class ApiError extends Error {
  readonly status: number;
  readonly retryAfter: number | undefined;
  readonly ticket: string | undefined;

  constructor(
    readonly kind: ApiErrorKind,
    { retryAfter, ticket, ...options }: Details = {},
  ) {
    super(kind, options);
    this.status = apiErrors[kind].status;
    this.retryAfter = retryAfter;
    this.ticket = ticket;
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
export class CommandError extends Error {
  constructor(
    sentence: string,
    readonly status: 404 | 409 | 500,
  ) {
    super(sentence);
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's client shows one text, so wrong fields are sent as `{error}` too. */
    sendsOneError?: boolean;
  }
}

const kindByStatus: Record<number, ApiErrorKind> = {
  400: 'badRequest',
  408: 'timeout',
  413: 'tooLarge',
  414: 'badRequest',
  415: 'unsupportedMedia',
};

type ResponseError = ApiError | CommandError | InvalidRequest;

/** The error that the caller sees. An unknown error is internal: its reason goes to the log, never to the caller. */
function toResponseError(error: unknown): ResponseError {
  if (error instanceof ApiError || error instanceof CommandError || error instanceof InvalidRequest) return error;
  if (isDatabaseUnavailable(error)) return new ApiError('unavailable', { retryAfter: 2, cause: error });
  const kind = kindByStatus[(error as Partial<FastifyError>).statusCode ?? 500];
  return new ApiError(kind ?? 'unexpected', { cause: error });
}

function bodyOf(error: ResponseError, language: Language, min: number, oneError: boolean): ErrorResponse {
  if (error instanceof CommandError) return { error: error.message };
  if (error instanceof ApiError) {
    const { text, ...rest }: { text: TextKey; codigo?: string } = apiErrors[error.kind];
    const { ticket } = error;
    return { error: getText(language, text), ...(rest.codigo && { codigo: rest.codigo }), ...(ticket && { ticket }) };
  }
  const texts = error.problems.map((problem) => getText(language, problem, { min }));
  return oneError ? { error: texts.join(' ') } : { errors: texts.map((msg) => ({ msg })) };
}

/** The only place that sends errors. `passwordMinLength` fills the texts that name it. */
export function createErrorHandler(passwordMinLength: number) {
  return function sendError(thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
    const error = toResponseError(thrown);
    if (error.status === 500) request.log.error({ err: thrown }, 'unexpected error');
    else if (error.status === 503 && error.cause) request.log.warn({ err: error.cause }, 'database unavailable');
    if (error instanceof ApiError && error.retryAfter !== undefined) {
      reply.header('retry-after', String(error.retryAfter));
    }
    const language = decideLanguage(request.headers['accept-language']);
    const oneError = request.routeOptions.config.sendsOneError ?? false;
    return reply.code(error.status).send(bodyOf(error, language, passwordMinLength, oneError));
  };
}
