import type { FastifyInstance } from 'fastify';
import { findAccount, listRoles } from '../accounts/accounts.repository';
import { toUserJson } from '../accounts/user-json';
import type { AuthContext } from '../context';
import { AuthError } from '../errors/auth-error';
import { getCaller } from '../sessions/bearer';

export function addUser(app: FastifyInstance, { db, bearer }: AuthContext): void {
  app.get('/user', { onRequest: bearer.require }, async (request) => {
    const account = await findAccount(db, getCaller(request).userId);
    if (!account) throw new AuthError('unauthorized');
    return toUserJson(account, await listRoles(db, account));
  });
}
