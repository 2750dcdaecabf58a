/**
 * The responses of the Admin API. Lenient: a field added later does not break an older client, and what a row may lack is
 * `null` or absent.
 */
import * as z from 'zod/mini';

const text = z.nullish(z.string());

/**
 * One row of `GET /api/usuarios`. An older server says `tipo` where this one says `role_nome`. `versao` changes with every
 * edit: what `PUT` takes in `If-Match`, in double quotes. `segundo_fator`: whether a login needs a code. `ultimo_acesso`: when
 * the account was last seen (a login, or a renewed session of the auth service), `null` before that. An older server and
 * `GET /api/perfil` have none of the three.
 */
export const user = z.object({
  id: z.int(),
  email: text,
  nome: text,
  role_id: z.nullish(z.int()),
  role_nome: text,
  tipo: text,
  site_slug: text,
  site_nome: text,
  versao: text,
  /** Only in the own profile: the language of mails, and the file of the picture in storage. */
  idioma: text,
  foto: text,
  segundo_fator: z.nullish(z.boolean()),
  ultimo_acesso: z.nullish(z.iso.datetime()),
});
export const users = z.array(user);

export const role = z.object({ id: z.int(), name: z.string() });
export const roles = z.array(role);

export const site = z.object({ slug: z.string(), nome: z.string() });
export const sites = z.array(site);

/** Who is signed in, as the login returns it and the header keeps it. */
export const signedInUser = z.object({
  id: z.int(),
  email: z.string(),
  nome: text,
  role_id: z.nullish(z.int()),
  role_nome: text,
  /** The file of the picture in storage. */
  foto: text,
});

/** 200 of `POST /api/users/login`. The token is a JWT; its `exp` says how long the session lasts. */
export const loginResponse = z.object({ token: z.string().check(z.minLength(1)), usuario: signedInUser });

/** `GET /api/users/login/methods`: what the server's owner has turned on, beside e-mail and password. */
export const loginMethods = z.object({
  /** A second factor can be turned on. `issuer` is the name that authenticator apps show. */
  secondFactor: z.nullable(z.object({ issuer: z.string() })),
  securityKey: z.boolean(),
  emailLink: z.boolean(),
  /** Names of the auth service, such as `google`. */
  providers: z.array(z.string()),
});

/** 200 of `POST /api/sessao/nhost`: what the Nhost client opens a session with. It is good for one use. */
export const nhostSessionResponse = z.object({ refreshToken: z.string().check(z.minLength(1)) });

/**
 * `GET /api/perfil/sessoes`: where the caller is signed in, newest first. `endereco` and `navegador` (a `User-Agent`) are absent of
 * sessions from before they were noted, and of those of the auth service alone.
 */
export const ownSession = z.object({
  id: z.string(),
  desde: z.iso.datetime(),
  endereco: text,
  navegador: text,
  atual: z.boolean(),
});
export const ownSessions = z.array(ownSession);

/** 201 of a creation, 200 of an edit. */
export const savedResponse = z.object({ id: z.int() });

/** 200 of a deletion, a logout, a change of password. */
export const messageResponse = z.object({ mensagem: z.string() });

/** Every response of 400 and above: one text, or a list of them when fields are wrong. */
export const errorResponse = z.object({
  error: z.optional(z.string()),
  mensagem: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ msg: z.string() }))),
  /** For the caller's program, where the status alone does not tell. */
  codigo: z.optional(z.string()),
  /** Of `codigo: segundo_fator`: what `POST /api/users/login/mfa` takes with the code. */
  ticket: z.optional(z.string()),
});

/**
 * The `codigo` of a 401 of the login: the password is right, and the account has a second factor. Of a 403 of
 * `POST /api/sessao`: the sign-in was without it.
 */
export const secondFactorRequired = 'segundo_fator';

/** The `codigo` of a 401: the six digits are wrong. The ticket is used up, so the next try needs the password again. */
export const wrongOtp = 'codigo_incorreto';

/** The `codigo` of a 401: the ticket was used, has expired, or its user has no second factor any more. */
export const invalidTicket = 'ticket_invalido';

/** The `codigo` of a permanent 503: the server does not know where the releases are. */
export const notSetUp = 'nao_configurado';

/** The `codigo` of a 409: the person has no second factor, perhaps because another admin has just reset it. */
export const noSecondFactor = 'sem_segundo_fator';

/** The `codigo` of a 409: the person was edited after the caller read the `versao` that it sent in `If-Match`. */
export const outdatedVersion = 'versao_desatualizada';

/** The `codigo` of a 403: the account signs in, but its user is no person of a site. */
export const noPerson = 'sem_cadastro';

/** Stored with each entry, so they stay Portuguese, like the `campo` of a change. */
export const auditActions = [
  'login',
  'login_falhou',
  'login_bloqueado',
  'codigo_recusado',
  'logout',
  'sessao_nhost',
  'sessoes_encerradas',
  'sessao_encerrada',
  'troca_email_pedida',
  'email_trocado',
  'usuario_criado',
  'usuario_editado',
  'usuario_excluido',
  'segundo_fator_redefinido',
  'senha_alterada',
  'versao_revertida',
  'reversao_recusada',
] as const;
export type AuditAction = (typeof auditActions)[number];

/**
 * One line of the audit log: who did what to whom, when, from where. A changed password has no values. `alvo` is an e-mail
 * or, of a rollback, the part.
 */
export const auditEntry = z.object({
  id: z.int(),
  quando: z.iso.datetime(),
  acao: z.string(),
  quem: text,
  alvo: text,
  endereco: text,
  mudancas: z.array(z.object({ campo: z.string(), de: text, para: text })),
});

/**
 * `GET /api/auditoria`, newest first. `proximo` is the `antes` of the next (older) page, `null` on the last.
 */
export const auditPage = z.object({ itens: z.array(auditEntry), proximo: z.nullable(z.int()) });

export type User = z.infer<typeof user>;
export type Role = z.infer<typeof role>;
export type Site = z.infer<typeof site>;
export type SignedInUser = z.infer<typeof signedInUser>;
export type LoginResponse = z.infer<typeof loginResponse>;
export type NhostSessionResponse = z.infer<typeof nhostSessionResponse>;
export type LoginMethods = z.infer<typeof loginMethods>;
export type OwnSession = z.infer<typeof ownSession>;
export type SavedResponse = z.infer<typeof savedResponse>;
export type MessageResponse = z.infer<typeof messageResponse>;
export type ErrorResponse = z.infer<typeof errorResponse>;
export type AuditEntry = z.infer<typeof auditEntry>;
export type AuditPage = z.infer<typeof auditPage>;
