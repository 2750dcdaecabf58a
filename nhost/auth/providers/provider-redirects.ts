import type { FastifyReply, FastifyRequest } from 'fastify';
import type { NhostConfig } from '../../config/config';
import { AuthError, authErrors } from '../errors/auth-error';
import { conceal } from '../errors/error-handler';
import { addQuery } from '../http/redirect-urls';

/** Where a provider sends the browser back to, which the operator registers there. */
export const callbackUrlOf = ({ serverUrl }: NhostConfig, provider: string): string =>
  `${serverUrl}/signin/provider/${provider}/callback`;

/** What the provider said, for the page: `provider_error` and `provider_error_description`. */
export class ProviderError extends AuthError {
  constructor(readonly parameters: Record<string, string>) {
    super('oauth-provider-error');
  }
}

/**
 * Sends the browser to a page that says what went wrong. What the provider did wrong is logged. Any other error than an
 * `AuthError` goes on.
 */
export function redirectWithError(
  { AUTH_CONCEAL_ERRORS }: NhostConfig,
  request: FastifyRequest,
  reply: FastifyReply,
  target: string,
  error: unknown,
) {
  if (!(error instanceof AuthError)) throw error;
  if (error.cause !== undefined) request.log.warn({ err: error.cause }, 'provider sign-in failed');
  const code = conceal(error.code, AUTH_CONCEAL_ERRORS);
  const provided = error instanceof ProviderError ? error.parameters : {};
  const query = { error: code, errorDescription: authErrors[code].message, ...provided };
  return reply.redirect(addQuery(target, query), 302);
}
