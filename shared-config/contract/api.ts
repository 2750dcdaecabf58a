/**
 * The Admin API as both sides see it: what a caller sends, and the limits.
 *
 * Request schemas are strict (an unknown field is rejected) and say what is wrong as a `Problem`, a key that each side
 * translates with its own texts. `api-responses.ts` and `api-releases.ts` have the responses.
 */
import * as z from 'zod/mini';
import { buildIdSchema } from './build-id';
import { languages } from './language';
import { findPasswordProblem } from './password';

export const limits = {
  emailCharacters: 254,
  nomeCharacters: 120,
  siteSlugCharacters: 60,
  whyCharacters: 500,
  /** Postgres `integer`, the type of every id of this API. */
  maxId: 2_147_483_647,
  usersPerPage: 10,
  auditPerPage: 50,
  /** Of a person's picture in storage. */
  photoBytes: 1_000_000,
  /** Bytes of a request body; the response to a longer one is 413. */
  bodyBytes: 16_384,
  tokenHours: 8,
} as const;

/** The role that may administer; the server decides by this id alone. */
export const adminRoleId = 1;

/** Everything that can be wrong with one field of a request. */
export type Problem =
  | `${'email' | 'nome' | 'senha' | 'why'}.${'required' | 'invalid' | 'tooLong'}`
  | `${'senha' | 'novaSenha'}.tooShort`
  | `${'role' | 'site'}.${'required' | 'unknown'}`
  | 'email.taken'
  | 'senha.common'
  | 'senhaAtual.required'
  | 'senhaAtual.wrong'
  | `otp.${'required' | 'invalid'}`
  | 'idioma.unknown'
  | 'foto.invalid'
  | 'build.unknown'
  | 'body.invalid'
  | 'body.unknownField';

const says = (problem: Problem) => ({ error: problem });
const saysMissing = (missing: Problem, wrong: Problem) => ({
  error: (issue: { input?: unknown }) => (issue.input === undefined || issue.input === null ? missing : wrong),
});
/** What is wrong with a body that is no object, or has a field too many. */
export const wholeBody = {
  error: (issue: { code?: string | undefined }): Problem =>
    issue.code === 'unrecognized_keys' ? 'body.unknownField' : 'body.invalid',
};

/** Rejects what no text field may hold: NUL and other control characters, and halves of a character. */
export const printable = (problem: Problem) =>
  z.refine<string>((text) => !/[\p{Cc}\p{Surrogate}]/u.test(text), { ...says(problem), abort: true });

/** The e-mail as typed at login, which need not be an address that exists. */
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
const line = (field: 'nome' | 'why', longest: number) =>
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

/** A password to be compared. One that is too long for any account is rejected before anything is hashed. */
const presentedPassword = (missing: 'senha.required' | 'senhaAtual.required') =>
  z.string(saysMissing(missing, 'senha.invalid')).check((context) => {
    const problem = findPasswordProblem(context.value, 1);
    if (problem === null) return;
    const message = problem === 'senha.required' ? missing : problem;
    context.issues.push({ code: 'custom', message, input: context.value, path: [] });
  });

/** `POST /api/users/login`. */
export const loginRequest = z.strictObject(
  { email: typedEmail, senha: presentedPassword('senha.required') },
  wholeBody,
);

/** The ticket of a sign-in that waits for the second factor; the auth service issues the same. */
export const mfaTicket = z.string(says('body.invalid')).check(z.regex(/^mfaTotp:[\w-]{1,100}$/, says('body.invalid')));

/** The six digits of an authenticator app, with or without the space that many apps show. */
export const otp = z.string(saysMissing('otp.required', 'otp.invalid')).check(
  z.overwrite((text) => text.replace(/\s/g, '')),
  z.minLength(1, { ...says('otp.required'), abort: true }),
  z.regex(/^\d{6}$/, says('otp.invalid')),
);

/** `POST /api/users/login/mfa`. The fields are named as in Nhost's `/signin/mfa/totp`. */
export const secondFactorRequest = z.strictObject({ ticket: mfaTicket, otp }, wholeBody);

/** `POST /api/usuarios`. */
export const createUserRequest = z.strictObject(
  { email, nome, senha: newPassword('senha.tooShort'), role_id: roleId, site_slug: siteSlug },
  wholeBody,
);

/** `PUT /api/usuarios/{id}`; `senha` only when a new one was typed. */
export const editUserRequest = z.strictObject(
  { email, nome, role_id: roleId, site_slug: siteSlug, senha: z.optional(newPassword('novaSenha.tooShort')) },
  wholeBody,
);

/** `POST /api/usuarios/{id}/mfa/reset`. */
export const resetSecondFactorRequest = z.strictObject({ why: line('why', limits.whyCharacters) }, wholeBody);

/** `PUT /api/perfil/senha`; it ends every session of the person but the caller's. */
export const changePasswordRequest = z.strictObject(
  { senha_atual: presentedPassword('senhaAtual.required'), senha: newPassword('novaSenha.tooShort') },
  wholeBody,
);

/** `PUT /api/perfil`. */
export const profileRequest = z.strictObject({ nome, idioma: z.enum(languages, says('idioma.unknown')) }, wholeBody);

/** `PUT /api/perfil/foto`; `null` removes the picture. */
export const photoRequest = z.strictObject({ arquivo: z.nullable(z.uuid(says('foto.invalid'))) }, wholeBody);

/** `POST /api/releases/{part}/rollback`; without `to`, the last known good build. */
export const rollbackRequest = z.strictObject(
  {
    why: line('why', limits.whyCharacters),
    to: z.optional(
      z
        .string(says('build.unknown'))
        .check(z.refine((id) => buildIdSchema.safeParse(id).success, says('build.unknown'))),
    ),
  },
  wholeBody,
);

export type LoginRequest = z.infer<typeof loginRequest>;
export type SecondFactorRequest = z.infer<typeof secondFactorRequest>;
export type CreateUserRequest = z.infer<typeof createUserRequest>;
export type EditUserRequest = z.infer<typeof editUserRequest>;
export type ResetSecondFactorRequest = z.infer<typeof resetSecondFactorRequest>;
export type ChangePasswordRequest = z.infer<typeof changePasswordRequest>;
export type ProfileRequest = z.infer<typeof profileRequest>;
export type PhotoRequest = z.infer<typeof photoRequest>;
export type RollbackRequest = z.infer<typeof rollbackRequest>;
