/**
 * The Admin API as both sides see it: what a caller sends, what the server answers, and the limits.
 *
 * Request schemas are strict (an unknown field is refused) and say what is wrong as a `Problem`, a key that each side
 * translates with its own texts. Answer schemas are lenient: a field added later does not break an older client.
 */
import * as z from 'zod/mini';
import { buildIdSchema } from './build-id';
import { findPasswordProblem } from './password';

export const limits = {
  emailCharacters: 254,
  nomeCharacters: 120,
  siteSlugCharacters: 60,
  motivoCharacters: 500,
  /** Postgres `integer`, the type of every id of this API. */
  maxId: 2_147_483_647,
  usersPerPage: 10,
  auditPerPage: 50,
  /** Bytes of a request body; longer ones answer 413. */
  bodyBytes: 16_384,
  tokenHours: 8,
} as const;

/** The role that may administer; the server decides by this id alone. */
export const adminRoleId = 1;

/** Everything that can be wrong with one field of a request. */
export type Problem =
  | `${'email' | 'nome' | 'senha' | 'motivo'}.${'required' | 'invalid' | 'tooLong'}`
  | `${'senha' | 'novaSenha'}.tooShort`
  | `${'role' | 'site'}.${'required' | 'unknown'}`
  | 'email.taken'
  | 'senha.common'
  | 'senhaAtual.required'
  | 'senhaAtual.wrong'
  | 'build.unknown'
  | 'body.invalid'
  | 'body.unknownField';

const says = (problem: Problem) => ({ error: problem });
const saysMissing = (missing: Problem, wrong: Problem) => ({
  error: (issue: { input?: unknown }) => (issue.input === undefined || issue.input === null ? missing : wrong),
});
const whole = {
  error: (issue: { code?: string | undefined }): Problem =>
    issue.code === 'unrecognized_keys' ? 'body.unknownField' : 'body.invalid',
};

/** Refuses what no text field may hold: NUL and other control characters, and halves of a character. */
const printable = (problem: Problem) =>
  z.refine<string>((text) => !/[\p{Cc}\p{Surrogate}]/u.test(text), { ...says(problem), abort: true });

/** What a person may type to say who they are; the server finds out whether it names anybody. */
const typedEmail = z.string(saysMissing('email.required', 'email.invalid')).check(
  z.trim(),
  z.toLowerCase(),
  z.minLength(1, { ...says('email.required'), abort: true }),
  z.maxLength(limits.emailCharacters, { ...says('email.tooLong'), abort: true }),
  printable('email.invalid'),
  z.refine((text) => text.includes('@'), { ...says('email.invalid'), abort: true }),
);

/** An address that can receive mail, trimmed and in lower case: the identity of a person. */
export const email = typedEmail.check(z.email(says('email.invalid')));

/** A line of text, trimmed. */
const line = (field: 'nome' | 'motivo', longest: number) =>
  z
    .string(saysMissing(`${field}.required`, `${field}.invalid`))
    .check(
      z.trim(),
      z.minLength(1, { ...says(`${field}.required`), abort: true }),
      z.maxLength(longest, { ...says(`${field}.tooLong`), abort: true }),
      printable(`${field}.invalid`),
    );

const nome = line('nome', limits.nomeCharacters);

const roleId = z
  .int(saysMissing('role.required', 'role.unknown'))
  .check(z.minimum(1, says('role.unknown')), z.maximum(limits.maxId, says('role.unknown')));

const siteSlug = z
  .string(saysMissing('site.required', 'site.unknown'))
  .check(
    z.minLength(1, { ...says('site.required'), abort: true }),
    z.maxLength(limits.siteSlugCharacters, { ...says('site.unknown'), abort: true }),
    printable('site.unknown'),
  );

/** A password to be set. The server may ask for more characters than the contract's minimum, never for fewer. */
const newPassword = (tooShort: 'senha.tooShort' | 'novaSenha.tooShort') =>
  z.string(saysMissing('senha.required', 'senha.invalid')).check((context) => {
    const problem = findPasswordProblem(context.value);
    if (problem === null) return;
    const message = problem === 'senha.tooShort' ? tooShort : problem;
    context.issues.push({ code: 'custom', message, input: context.value, path: [] });
  });

/** A password to be compared: refused when too long to be anybody's, before anything is hashed. */
const presentedPassword = (missing: 'senha.required' | 'senhaAtual.required') =>
  z.string(saysMissing(missing, 'senha.invalid')).check((context) => {
    const problem = findPasswordProblem(context.value, 1);
    if (problem === null) return;
    const message = problem === 'senha.required' ? missing : problem;
    context.issues.push({ code: 'custom', message, input: context.value, path: [] });
  });

/** `POST /api/users/login`. */
export const loginRequest = z.strictObject({ email: typedEmail, senha: presentedPassword('senha.required') }, whole);

/** `POST /api/usuarios`. */
export const createUserRequest = z.strictObject(
  { email, nome, senha: newPassword('senha.tooShort'), role_id: roleId, site_slug: siteSlug },
  whole,
);

/** `PUT /api/usuarios/{id}`; `senha` only when a new one was typed. */
export const editUserRequest = z.strictObject(
  { email, nome, role_id: roleId, site_slug: siteSlug, senha: z.optional(newPassword('novaSenha.tooShort')) },
  whole,
);

/** `PUT /api/perfil/senha`; it ends every other session of the person, not the one that asks. */
export const changePasswordRequest = z.strictObject(
  { senha_atual: presentedPassword('senhaAtual.required'), senha: newPassword('novaSenha.tooShort') },
  whole,
);

/** `POST /api/versoes/{parte}/rollback`; without `para`, the last known good build. */
export const rollbackRequest = z.strictObject(
  {
    motivo: line('motivo', limits.motivoCharacters),
    para: z.optional(
      z
        .string(says('build.unknown'))
        .check(z.refine((id) => buildIdSchema.safeParse(id).success, says('build.unknown'))),
    ),
  },
  whole,
);

export type LoginRequest = z.infer<typeof loginRequest>;
export type CreateUserRequest = z.infer<typeof createUserRequest>;
export type EditUserRequest = z.infer<typeof editUserRequest>;
export type ChangePasswordRequest = z.infer<typeof changePasswordRequest>;
export type RollbackRequest = z.infer<typeof rollbackRequest>;
