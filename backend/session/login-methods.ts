import type { FastifyInstance } from 'fastify';
import type { NhostConfig } from 'nhost/config/config';
import { loginMethods, type LoginMethods } from '@ponte/contract/api-responses';
import type { AppContext } from '../context';

function readLoginMethods(config: NhostConfig): LoginMethods {
  const { AUTH_MFA_ENABLED: hasSecondFactor, AUTH_MFA_TOTP_ISSUER: issuer } = config;
  return {
    secondFactor: hasSecondFactor ? { issuer } : null,
    securityKey: config.AUTH_WEBAUTHN_ENABLED,
    emailLink: config.AUTH_EMAIL_PASSWORDLESS_ENABLED,
    providers: [...config.providers.values()].filter(({ isEnabled }) => isEnabled).map(({ name }) => name),
  };
}

/** Says what the login page may offer. It is the same for every visitor, and changes with a restart only. */
export function addLoginMethods(app: FastifyInstance, { config }: AppContext): void {
  const methods = readLoginMethods(config.nhost);
  const schema = { summary: 'The ways to sign in beside e-mail and password.', response: { 200: loginMethods } };
  app.get('/api/users/login/methods', { schema }, async (_request, reply): Promise<LoginMethods> => {
    reply.header('cache-control', 'public, max-age=60');
    return methods;
  });
}
