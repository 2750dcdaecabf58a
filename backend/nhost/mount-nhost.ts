import { join } from 'node:path';
import type { Config } from '../config/config';
import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createNhost, type Nhost } from 'nhost/create-nhost';
import type { AuthDatabase } from 'nhost/database/tables';
import type { GraphqlTable } from 'nhost/graphql/schema/table';
import { createMail, type Mail } from 'nhost/mail/mail';
import { createSms } from 'nhost/sms/sms';
import { groupAddress } from '../access/known-addresses';
import type { AppContext } from '../context';
import { createEmailChangeAudit } from './email-change-audit';
import { isDatabaseUnavailable } from '../database/errors';

/** Where mails are written while no SMTP server is configured. */
export const mailFolderOf = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string => join(DATA_DIR, 'mail');

/** Where messages to phones are written while no gateway is configured. */
export const smsFolderOf = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string => join(DATA_DIR, 'sms');

/** The mails of the auth service and of the Admin API. */
export function createServerMail(http: FastifyInstance, config: Config, clock: () => Date): Mail {
  return createMail({
    config: config.nhost,
    folder: mailFolderOf(config),
    clock,
    onFailure: (err) => http.log.error({ err }, 'a mail was not delivered'),
    onUnavailable: (err) => http.log.error({ err }, 'mails cannot be delivered now'),
  });
}

/** Another key than that of the admin sessions, so that neither kind of token passes for the other. */
const deriveKey = (secret: string) => createHmac('sha256', secret).update('nhost access tokens').digest('base64url');

/** Nhost's services, on this database, with the password hashing and the sessions of the Admin API. */
export function createNhostServices(
  http: FastifyInstance,
  context: AppContext,
  jwtSecret: string,
  tables: readonly GraphqlTable[],
): Nhost {
  const { config, clock, mail, passwords, hashing, tokens } = context;
  // Kysely's type cannot tell that a database with more tables has these.
  const db = context.db as unknown as AuthDatabase;
  const nhost = createNhost({
    db,
    config: config.nhost,
    clock,
    mail,
    sms: createSms({ config: config.nhost, folder: smsFolderOf(config), clock }),
    passwords: {
      hash: (password) => hashing.enter(() => passwords.hash(password)),
      matches: (password, hash) => hashing.enter(() => passwords.matches(password, hash)),
    },
    jwtSecret: deriveKey(jwtSecret),
    addressOf: ({ ip }) => groupAddress(ip),
    isUnavailable: isDatabaseUnavailable,
    isServerToken: async (token) => (await tokens.find(token)) !== null,
    tables,
    storageFolder: join(config.DATA_DIR, 'storage'),
    onEmailChange: createEmailChangeAudit(context),
    async onSessionsEnded(trx, userId, exceptSessionId) {
      const all = (trx as unknown as AppContext['db'])
        .deleteFrom('session_tokens')
        .where('usuario_id', 'in', (eb) => eb.selectFrom('usuarios').where('auth_user_id', '=', userId).select('id'));
      const others = all.where('auth_session_id', 'is distinct from', exceptSessionId ?? '');
      await (exceptSessionId === undefined ? all : others).execute();
    },
  });
  http.addHook('onClose', async () => {
    await nhost.flush();
    await mail.flush();
  });
  return nhost;
}

/** Its path gets 405 for other methods, as those of the Admin API do. */
export async function mountGraphql(http: FastifyInstance, { graphql }: Nhost): Promise<void> {
  await http.register(graphql, { prefix: '/v1/graphql' });
}

/** The services that respond to other methods in their own way. */
export async function mountNhost(http: FastifyInstance, { auth, storage, functions }: Nhost): Promise<void> {
  await http.register(auth, { prefix: '/v1/auth' });
  await http.register(storage, { prefix: '/v1/storage' });
  await http.register(functions, { prefix: '/v1/functions' });
}
