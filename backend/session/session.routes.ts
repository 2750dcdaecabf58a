import { loginRequest, secondFactorRequest } from '@ponte/contract/api';
import {
  errorResponse,
  invalidTicket,
  type LoginResponse,
  loginResponse,
  messageResponse,
  type MessageResponse,
  secondFactorRequired,
  wrongOtp,
} from '@ponte/contract/api-responses';
import type { AppContext } from '../context';
import type { FastifyInstance } from 'fastify';
import { getPerson } from '../access/guards';
import type { ZodTypes } from 'nhost/http/zod-validation';
import { decideLanguage, getText } from '../locales/texts';
import { createLogin } from './login';
import { createNoteOrigin } from './note-origin';
import { createSecondFactor } from './second-factor';

export function addSessionRoutes(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypes>();
  const { hashing, guards, tokens, recordAudit, db } = context;
  const secondFactor = createSecondFactor(context);
  const noteOrigin = createNoteOrigin(context);
  const login = createLogin(context, secondFactor);
  const loginOptions = {
    // A rejection during a flood must be cheap: no query, not even reading the body.
    onRequest: async () => hashing.rejectWhenFull(),
    schema: {
      summary:
        'Signs in and returns a token for 8 hours. Errors are one text, `error`. 401 with ' +
        `\`codigo: ${secondFactorRequired}\` and a \`ticket\`: the password is right, and a code is needed.`,
      body: loginRequest,
      response: { 200: loginResponse, 401: errorResponse, 429: errorResponse },
    },
    config: { sendsOneError: true },
  };

  routes.post('/api/users/login', loginOptions, async (request): Promise<LoginResponse> => {
    const { body, ip } = request;
    return noteOrigin(request, await hashing.enter(() => login(body, ip)));
  });

  const codeOptions = {
    schema: {
      summary:
        'Completes a login with the ticket and the code of the second factor. A ticket is good for one try and five ' +
        `minutes. 401 with \`codigo\`: \`${wrongOtp}\` or \`${invalidTicket}\`.`,
      body: secondFactorRequest,
      response: { 200: loginResponse, 401: errorResponse, 429: errorResponse },
    },
    config: { sendsOneError: true },
  };
  routes.post('/api/users/login/mfa', codeOptions, async (request): Promise<LoginResponse> => {
    return noteOrigin(request, await secondFactor.enterCode(request.body, request.ip));
  });

  const logoutOptions = {
    onRequest: guards.requireSession,
    schema: { summary: 'Ends the token that makes the call.', response: { 200: messageResponse } },
  };
  routes.post('/api/users/logout', logoutOptions, async (request): Promise<MessageResponse> => {
    const person = getPerson(request);
    await tokens.end(person.jti);
    await recordAudit(db, { action: 'logout', actor: person, address: request.ip });
    return { mensagem: getText(decideLanguage(request.headers['accept-language']), 'done.signedOut') };
  });
}
