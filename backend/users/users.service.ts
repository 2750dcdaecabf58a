import type { AuditEntry } from '@ponte/contract/api-responses';
import { adminRoleId, type CreateUserRequest, type EditUserRequest, type Problem } from '@ponte/contract/api';
import { forgetAddresses } from '../access/known-addresses';
import type { SignedInPerson } from '../access/session-tokens';
import type { AppContext } from '../context';
import type { Database } from '../database/database';
import { findBrokenConstraint } from '../database/errors';
import { ApiError, InvalidRequest } from '../http/api-error';
import type { Condition } from '../http/request-headers';
import { deleteUser, findUser, insertUser, isOnlyAdmin, lockUserWrites, updateUser } from './users.repository';

interface ComparedUser {
  email: string | null;
  nome: string;
  role_id: number;
  role_nome: string;
  site_slug: string;
  site_nome: string;
}

/** The field that is compared, and the field that is shown. */
const fields = [
  ['email', 'email'],
  ['nome', 'nome'],
  ['role_id', 'role_nome'],
  ['site_slug', 'site_nome'],
] as const;

/**
 * What an edit changed, for the audit log: roles and sites by the names that they had then, because ids tell a reader
 * nothing and names change. A changed password is recorded without its values.
 */
export function planChanges(
  before: ComparedUser,
  after: ComparedUser,
  passwordChanged: boolean,
): AuditEntry['mudancas'] {
  const changes = fields
    .filter(([campo]) => before[campo] !== after[campo])
    .map(([campo, name]) => ({ campo, de: before[name] ?? '', para: after[name] ?? '' }));
  return passwordChanged ? [...changes, { campo: 'senha' }] : changes;
}

/** The admin who makes the change. */
interface Caller {
  admin: SignedInPerson;
  address: string;
}

const problemOfConstraint: Record<string, [Problem, 400 | 409]> = {
  users_email_key: ['email.taken', 409],
  usuarios_role_id_fkey: ['role.unknown', 400],
  usuarios_site_slug_fkey: ['site.unknown', 400],
};

export function createUsersService({ db, clock, passwords, hashing, tokens, recordAudit }: AppContext) {
  /** One admin at a time. A broken constraint is reported as a problem of its field. */
  async function write<T>(work: (trx: Database) => Promise<T>): Promise<T> {
    const transaction = db.transaction().execute(async (trx) => {
      await lockUserWrites(trx);
      return work(trx);
    });
    return transaction.catch((error: unknown) => {
      const [problem, status] = problemOfConstraint[findBrokenConstraint(error) ?? ''] ?? [];
      throw problem === undefined ? error : new InvalidRequest([problem], status);
    });
  }

  async function hashNew(senha: string, tooShort: Problem): Promise<string> {
    const problem = passwords.findProblem(senha);
    if (problem) throw new InvalidRequest([problem === 'senha.tooShort' ? tooShort : problem]);
    return hashing.enter(() => passwords.hash(senha));
  }

  async function getUser(trx: Database, id: number) {
    const user = await findUser(trx, id);
    if (!user) throw new ApiError('userNotFound');
    return user;
  }

  return {
    async create(request: CreateUserRequest, { admin, address }: Caller): Promise<number> {
      const passwordHash = await hashNew(request.senha, 'senha.tooShort');
      return write(async (trx) => {
        const { id } = await insertUser(trx, request, passwordHash);
        await recordAudit(trx, { action: 'usuario_criado', actor: admin, target: request.email, address });
        return id;
      });
    },

    /** `condition` is checked under the lock, so that of two edits of the same version one is rejected. */
    async edit(id: number, request: EditUserRequest, condition: Condition, { admin, address }: Caller): Promise<void> {
      await getUser(db, id);
      const passwordHash = request.senha === undefined ? undefined : await hashNew(request.senha, 'novaSenha.tooShort');
      await write(async (trx) => {
        const before = await getUser(trx, id);
        if (!condition(before.versao)) throw new ApiError('outdatedUser');
        const demotes = before.role_id === adminRoleId && request.role_id !== adminRoleId;
        if (demotes && (await isOnlyAdmin(trx, id))) throw new ApiError('lastAdmin');
        await updateUser(trx, before, request, passwordHash, clock());
        if (before.role_id !== request.role_id || passwordHash !== undefined) await tokens.endAllOf(trx, id);
        if (passwordHash !== undefined || before.email !== request.email)
          await forgetAddresses(trx, before.email ?? '');
        const changes = planChanges(before, await getUser(trx, id), passwordHash !== undefined);
        await recordAudit(trx, { action: 'usuario_editado', actor: admin, target: request.email, address, changes });
      });
    },

    async delete(id: number, { admin, address }: Caller): Promise<void> {
      if (id === admin.id) throw new ApiError('ownUser');
      await write(async (trx) => {
        const user = await getUser(trx, id);
        if (await isOnlyAdmin(trx, id)) throw new ApiError('lastAdmin');
        await deleteUser(trx, user.auth_user_id);
        await forgetAddresses(trx, user.email ?? '');
        await recordAudit(trx, { action: 'usuario_excluido', actor: admin, target: user.email ?? '', address });
      });
    },
  };
}
