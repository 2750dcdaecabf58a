import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { addAnonymousSignIn } from './anonymous/sign-in';
import { addDeanonymize } from './anonymous/deanonymize';
import { isStorable } from '../database/storable-json';
import type { AuthContext } from './context';
import { addEmailChange, addSendVerificationEmail } from './email/email';
import { AuthError } from './errors/auth-error';
import { createErrorHandler } from './errors/error-handler';
import { addCors } from './http/cors';
import { acceptJson } from '../http/json-body';
import { createValidatorCompiler } from '../http/zod-validation';
import { addMfa } from './mfa/mfa';
import { addOtpEmail } from './otp-email/otp-email';
import { addOtpSms } from './otp-sms/otp-sms';
import { addPasswordChange, addPasswordReset } from './password/password';
import { addPasswordlessEmail } from './passwordless/email';
import { addIdTokens } from './providers/id-token';
import { addProviderCallback } from './providers/provider-callback';
import { addProviderForm } from './providers/provider-form';
import { addProviderStart } from './providers/provider-start';
import { addPersonalAccessTokens } from './pat/pat';
import { addUser } from './user/user';
import { addCaller } from './sessions/bearer';
import { addEmailPasswordSignIn } from './sign-in/email-password';
import { addSignOut, addToken } from './token/token';
import { addEmailPasswordSignUp } from './sign-up/email-password';
import { addVerify } from './verify/verify';
import { addSecurityKey } from './webauthn/add-key';
import { addElevation } from './webauthn/elevate';
import { addWebauthnSignIn } from './webauthn/sign-in';
import { addWebauthnSignUp } from './webauthn/sign-up';

/** The version of Nhost's auth service whose protocol this one speaks. */
const protocolVersion = '0.42.0';

function addService(app: FastifyInstance, { accessTokens }: AuthContext): void {
  app.get('/healthz', async () => 'OK');
  app.get('/version', async () => ({ version: protocolVersion }));
  app.get('/.well-known/jwks.json', async () => ({ keys: await accessTokens.publicKeys() }));
}

const flows: ReadonlyArray<(app: FastifyInstance, context: AuthContext) => void> = [
  addService,
  addEmailPasswordSignUp,
  addEmailPasswordSignIn,
  addToken,
  addSignOut,
  addUser,
  addAnonymousSignIn,
  addDeanonymize,
  addPersonalAccessTokens,
  addPasswordReset,
  addPasswordChange,
  addEmailChange,
  addSendVerificationEmail,
  addVerify,
  addPasswordlessEmail,
  addOtpEmail,
  addOtpSms,
  addMfa,
  addWebauthnSignUp,
  addWebauthnSignIn,
  addSecurityKey,
  addElevation,
  addIdTokens,
  addProviderStart,
  addProviderCallback,
  addProviderForm,
];

/** The auth service. The server registers it under a prefix; what it sets applies to its own routes only. */
export function createAuthPlugin(context: AuthContext): FastifyPluginAsync {
  const { config, limits, addressOf, isUnavailable, redirectUrls } = context;
  return async function authService(app) {
    app.setValidatorCompiler(
      createValidatorCompiler((issues) => {
        // The reason names the fields that are wrong, not their values.
        const reasons = issues.map(({ path, code }) => `${path.join('.') || 'body'}: ${code}`);
        return new AuthError('schema-validation-error', reasons.join('; '));
      }),
    );
    // Nhost's success is the JSON string "OK", where Fastify would send plain text.
    app.addHook('onSend', async (_request, reply, payload) => {
      if (payload !== 'OK') return payload;
      reply.type('application/json; charset=utf-8');
      return '"OK"';
    });
    app.setErrorHandler(createErrorHandler(config.AUTH_CONCEAL_ERRORS, isUnavailable));
    app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('404 page not found'));
    acceptJson(app, {
      toError: (cause) => new AuthError('invalid-request', 'the body is not JSON', { cause }),
      check(body) {
        if (isStorable(body)) return;
        throw new AuthError('invalid-request', 'the body has characters or nesting that are not allowed');
      },
    });
    addCaller(app);
    addCors(app, redirectUrls);
    app.addHook('onRequest', async (request) => {
      await limits.count('GLOBAL', addressOf(request));
    });
    for (const addFlow of flows) addFlow(app, context);
  };
}
