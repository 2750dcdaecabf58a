import { findPerson } from '../access/find-person';
import type { Attempt } from '../access/throttle';
import { type LoginRequest, loginRequest } from '@ponte/contract/api';
import {
  errorResponse,
  type LoginResponse,
  loginResponse,
  messageResponse,
  type MessageResponse,
} from '@ponte/contract/api-responses';
import type { AppContext } from '../context';
import type { Database } from '../database/database';
import { ApiError } from '../http/api-error';
import type { FastifyInstance } from 'fastify';
import { getPerson } from '../access/guards';
import type { ZodTypes } from 'nhost/http/zod-validation';
import { decideLanguage, getText } from '../locales/texts';

/** Single-table lookup: it runs on every login attempt. The profile is joined only after the password matches. */
async function findAccount(db: Database, email: string) {
  return db
    .selectFrom('auth.users')
    .where('email', '=', email)
    .where('disabled', '=', false)
    .select(['id', 'email', 'password_hash'])
    .executeTakeFirst();
}

/** An unknown e-mail and a wrong password take the same steps: the same hash work, queries and response. */
export function createLogin({ db, clock, passwords, throttle, tokens, recordAudit }: AppContext) {
  type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

  /** `null` when the checked password is no longer the account's, or the account is no person of the admin area. */
  function open(
    account: Account,
    checkedHash: string,
    attempt: Attempt,
    address: string,
  ): Promise<LoginResponse | null> {
    return db.transaction().execute(async (trx) => {
      const person = await findPerson(trx, account.id);
      const token = person && (await tokens.issue(trx, person.id, checkedHash));
      if (!token) return null;
      await attempt.succeed(trx);
      await trx.updateTable('auth.users').set({ last_seen: clock() }).where('id', '=', account.id).execute();
      await recordAudit(trx, { action: 'login', actor: person, address });
      return { token, usuario: person };
    });
  }

  async function decide(
    attempt: Attempt,
    { email, senha }: LoginRequest,
    address: string,
  ): Promise<LoginResponse | null> {
    const account = await findAccount(db, email);
    const checkedHash = account?.password_hash;
    const matches = await passwords.matches(senha, checkedHash);
    const response = account && checkedHash && matches ? await open(account, checkedHash, attempt, address) : null;
    if (response) return response;
    const action = attempt.closesAccount ? 'login_bloqueado' : 'login_falhou';
    await recordAudit(db, { action, target: account?.email ?? undefined, address });
    return null;
  }

  return async function login(request: LoginRequest, address: string): Promise<LoginResponse> {
    const attempt = await throttle.begin(request.email, address);
    if ('retryAfter' in attempt) throw new ApiError('throttled', { retryAfter: attempt.retryAfter });
    const response = await decide(attempt, request, address).catch(async (error: unknown) => {
      await attempt.withdraw(db);
      throw error;
    });
    if (response === null) throw new ApiError('wrongLogin');
    return response;
  };
}

export function addSessionRoutes(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypes>();
  const { hashing, guards, tokens, recordAudit, db } = context;
  const login = createLogin(context);
  const loginOptions = {
    // A rejection during a flood must be cheap: no query, not even reading the body.
    onRequest: async () => hashing.rejectWhenFull(),
    schema: {
      summary: 'Signs in and returns a token for 8 hours. Errors are one text, `error`.',
      body: loginRequest,
      response: { 200: loginResponse, 401: errorResponse, 429: errorResponse },
    },
    config: { sendsOneError: true },
  };

  routes.post('/api/users/login', loginOptions, ({ body, ip }): Promise<LoginResponse> => {
    return hashing.enter(() => login(body, ip));
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
