import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorAnswer } from '@ponte/contract/api-answers';
import type { Language } from '@ponte/contract/language';
import { isDatabaseUnavailable } from '../database/errors';
import type { TextKey } from '../locales/pt';
import { decideLanguage, getText } from '../locales/texts';
import { ApiError, CommandRefusal, InvalidRequest, type Refusal, refusals } from './api-error';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's client shows one text, so wrong fields are sent as `{error}` too. */
    answersOneError?: boolean;
  }
}

const refusalByStatus: Record<number, Refusal> = {
  400: 'badRequest',
  408: 'timeout',
  413: 'tooLarge',
  414: 'badRequest',
  415: 'unsupportedMedia',
};

type AnyRefusal = ApiError | CommandRefusal | InvalidRequest;

/** The error that the caller sees. An unknown error is internal: its reason goes to the log, never to the caller. */
function refusalOf(error: unknown): AnyRefusal {
  if (error instanceof ApiError || error instanceof CommandRefusal || error instanceof InvalidRequest) return error;
  if (isDatabaseUnavailable(error)) return new ApiError('unavailable', { retryAfter: 2, cause: error });
  const refusal = refusalByStatus[(error as Partial<FastifyError>).statusCode ?? 500];
  return new ApiError(refusal ?? 'unexpected', { cause: error });
}

function bodyOf(refusal: AnyRefusal, language: Language, min: number, oneError: boolean): ErrorAnswer {
  if (refusal instanceof CommandRefusal) return { error: refusal.message };
  if (refusal instanceof ApiError) {
    const { text, ...rest }: { text: TextKey; codigo?: string } = refusals[refusal.refusal];
    return { error: getText(language, text), ...(rest.codigo && { codigo: rest.codigo }) };
  }
  const texts = refusal.problems.map((problem) => getText(language, problem, { min }));
  return oneError ? { error: texts.join(' ') } : { errors: texts.map((msg) => ({ msg })) };
}

/** The only place that sends errors. `passwordMinLength` fills the texts that name it. */
export function createErrorHandler(passwordMinLength: number) {
  return function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
    const refusal = refusalOf(error);
    if (refusal.status === 500) request.log.error({ err: error }, 'unexpected error');
    else if (refusal.status === 503 && refusal.cause) request.log.warn({ err: refusal.cause }, 'database unavailable');
    if (refusal instanceof ApiError && refusal.retryAfter !== undefined) {
      reply.header('retry-after', String(refusal.retryAfter));
    }
    const language = decideLanguage(request.headers['accept-language']);
    const oneError = request.routeOptions.config.answersOneError ?? false;
    return reply.code(refusal.status).send(bodyOf(refusal, language, passwordMinLength, oneError));
  };
}
