import type { Language } from '@ponte/contract/language';

type Head = readonly [title: string, description?: string];

/**
 * Title and description of each screen. They are part of the screens' code and not of the lazily loaded languages, because
 * the document's head is written before those arrive. A screen that needs a session has no description: nothing reads it.
 */
const pt = {
  login: ['Entrar', 'Entre na sua conta.'],
  forgot: ['Esqueci a senha', 'Como recuperar o acesso à sua conta.'],
  profile: ['Meu perfil'],
  password: ['Alterar senha'],
  security: ['Segurança'],
  users: ['Usuários'],
  create: ['Novo usuário'],
  edit: ['Editar usuário'],
  audit: ['Auditoria'],
  versions: ['Versões'],
} satisfies Record<string, Head>;

type Heads = Record<keyof typeof pt, Head>;

const en: Heads = {
  login: ['Sign in', 'Sign in to your account.'],
  forgot: ['Forgot your password?', 'How to get back into your account.'],
  profile: ['My profile'],
  password: ['Change password'],
  security: ['Security'],
  users: ['Users'],
  create: ['New user'],
  edit: ['Edit user'],
  audit: ['Audit log'],
  versions: ['Versions'],
};

const es: Heads = {
  login: ['Iniciar sesión', 'Entra en tu cuenta.'],
  forgot: ['Olvidé mi contraseña', 'Cómo recuperar el acceso a tu cuenta.'],
  profile: ['Mi perfil'],
  password: ['Cambiar contraseña'],
  security: ['Seguridad'],
  users: ['Usuarios'],
  create: ['Nuevo usuario'],
  edit: ['Editar usuario'],
  audit: ['Auditoría'],
  versions: ['Versiones'],
};

export const heads: Record<Language, Heads> = { pt, en, es };
