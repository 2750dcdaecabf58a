import type { FastifyInstance } from 'fastify';
import { loginRequest } from 'shared-config/contract/api';
import type { LoginAnswer, MessageAnswer } from 'shared-config/contract/api-answers';
import { getPerson } from '../access/guards';
import type { AppContext } from '../context';
import type { ZodTypes } from '../http/zod-validation';
import { decideLanguage, getText } from '../locales/texts';
import { createLogin } from './login';

export function addSessionRoutes(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypes>();
  const { hashing, guards, tokens, recordAudit, db } = context;
  const login = createLogin(context);
  const loginOptions = {
    // In a flood a refusal must cost next to nothing: not a query, not even the reading of the body.
    onRequest: async () => hashing.refuseWhenFull(),
    schema: { body: loginRequest },
    config: { answersOneError: true },
  };

  routes.post('/api/users/login', loginOptions, ({ body, ip }): Promise<LoginAnswer> => {
    return hashing.enter(() => login(body, ip));
  });

  routes.post('/api/users/logout', { onRequest: guards.requireSession }, async (request): Promise<MessageAnswer> => {
    const person = getPerson(request);
    await tokens.end(person.jti);
    await recordAudit(db, { action: 'logout', actor: person, address: request.ip });
    return { mensagem: getText(decideLanguage(request.headers['accept-language']), 'done.signedOut') };
  });
}
