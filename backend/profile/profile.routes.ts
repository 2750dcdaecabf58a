import { type ChangePasswordRequest, changePasswordRequest } from '@ponte/contract/api';
import { readPhotoId } from '../access/photo-id';
import { forgetAddresses } from '../access/known-addresses';
import type { SignedInPerson } from '../access/session-tokens';
import type { AppContext } from '../context';
import { InvalidRequest } from '../http/api-error';
import type { FastifyInstance } from 'fastify';
import { errorResponse, messageResponse, type MessageResponse, user, type User } from '@ponte/contract/api-responses';
import { getPerson } from '../access/guards';
import type { ZodTypes } from 'nhost/http/zod-validation';
import { decideLanguage, getText } from '../locales/texts';
import { addProfileEdit } from './edit-profile';
import { addOwnSessions } from './own-sessions';
import { addPhoto } from './photo';

/** Ends every other session of the person, in case the old password was known to others. */
export function createChangePassword(context: AppContext) {
  const { db, clock, passwords, hashing, throttle, tokens, recordAudit } = context;

  /** The hash that was compared takes part in the update, so that of two changes at once only one happens. */
  async function replace(person: SignedInPerson, checkedHash: string, senha: string, address: string) {
    const passwordHash = await passwords.hash(senha);
    return db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('auth.users')
        .set({ password_hash: passwordHash, updated_at: clock() })
        .where('id', '=', person.auth_user_id)
        .where('password_hash', '=', checkedHash)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) throw new InvalidRequest(['senhaAtual.wrong']);
      await tokens.endAllOf(trx, person.id, person.jti);
      await forgetAddresses(trx, person.email, address);
      await recordAudit(trx, { action: 'senha_alterada', actor: person, target: person.email, address });
    });
  }

  return async function changePassword(person: SignedInPerson, request: ChangePasswordRequest, address: string) {
    const problem = passwords.findProblem(request.senha);
    if (problem) throw new InvalidRequest([problem === 'senha.tooShort' ? 'novaSenha.tooShort' : problem]);
    await hashing.enter(async () => {
      const attempt = await throttle.begin(person.email, address);
      // An open session must not be a way to guess the password.
      if ('retryAfter' in attempt) throw new InvalidRequest(['senhaAtual.wrong'], 429);
      const account = db.selectFrom('auth.users').where('id', '=', person.auth_user_id);
      const checkedHash = (await account.select('password_hash').executeTakeFirst())?.password_hash;
      const matches = await passwords.matches(request.senha_atual, checkedHash);
      if (!matches || !checkedHash) throw new InvalidRequest(['senhaAtual.wrong']);
      await attempt.succeed(db);
      await replace(person, checkedHash, request.senha, address);
    });
  };
}

export function addProfileRoutes(app: FastifyInstance, context: AppContext): void {
  addProfileEdit(app, context);
  addPhoto(app, context);
  addOwnSessions(app, context);
  const routes = app.withTypeProvider<ZodTypes>();
  const onRequest = context.guards.requireSession;
  const changePassword = createChangePassword(context);

  const profile = { onRequest, schema: { summary: 'The person who is signed in.', response: { 200: user } } };
  routes.get('/api/perfil', profile, async (request): Promise<User> => {
    const { id, email, nome, role_id, role_nome, site_slug, site_nome, auth_user_id } = getPerson(request);
    const account = context.db.selectFrom('auth.users').where('id', '=', auth_user_id).select(['locale', 'avatar_url']);
    const { locale: idioma, avatar_url } = await account.executeTakeFirstOrThrow();
    const foto = readPhotoId(avatar_url) ?? null;
    return { id, email, nome, role_id, role_nome, site_slug, site_nome, idioma, foto };
  });

  const change = {
    onRequest,
    schema: {
      summary: 'Changes the own password and ends every other session of the person.',
      body: changePasswordRequest,
      response: { 200: messageResponse, 429: errorResponse },
    },
  };
  routes.put('/api/perfil/senha', change, async (request): Promise<MessageResponse> => {
    await changePassword(getPerson(request), request.body, request.ip);
    return { mensagem: getText(decideLanguage(request.headers['accept-language']), 'done.passwordChanged') };
  });
}
