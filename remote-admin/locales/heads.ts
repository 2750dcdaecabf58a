type Head = readonly [title: string, description: string];

/**
 * Title and description of each screen. They are part of the screens' code and not of the lazily loaded languages, because
 * the document's head is written before those arrive.
 */
const pt = {
  login: ['Entrar', 'Entre na sua conta.'],
  forgot: ['Esqueci a senha', 'Como recuperar o acesso à sua conta.'],
  profile: ['Meu perfil', 'Os dados da sua conta.'],
  password: ['Alterar senha', 'Troque a senha da sua conta.'],
  security: ['Segurança', 'Segundo fator, chaves de segurança e tokens da sua conta.'],
  users: ['Usuários', 'Usuários dos sites.'],
  create: ['Novo usuário', 'Cadastro de usuário.'],
  edit: ['Editar usuário', 'Edição de usuário.'],
  audit: ['Auditoria', 'Quem fez o quê, quando e de onde.'],
  versions: ['Versões', 'O que está no ar em cada parte do site.'],
} satisfies Record<string, Head>;

type Heads = Record<keyof typeof pt, Head>;

const en: Heads = {
  login: ['Sign in', 'Sign in to your account.'],
  forgot: ['Forgot your password?', 'How to get back into your account.'],
  profile: ['My profile', 'Your account details.'],
  password: ['Change password', 'Change the password of your account.'],
  security: ['Security', 'Second factor, security keys and tokens of your account.'],
  users: ['Users', 'Users of the sites.'],
  create: ['New user', 'Add a user.'],
  edit: ['Edit user', 'Edit a user.'],
  audit: ['Audit log', 'Who did what, when and from where.'],
  versions: ['Versions', 'Which version of each part of the site is live.'],
};

const es: Heads = {
  login: ['Iniciar sesión', 'Entra en tu cuenta.'],
  forgot: ['Olvidé mi contraseña', 'Cómo recuperar el acceso a tu cuenta.'],
  profile: ['Mi perfil', 'Los datos de tu cuenta.'],
  password: ['Cambiar contraseña', 'Cambia la contraseña de tu cuenta.'],
  security: ['Seguridad', 'Segundo factor, llaves de seguridad y tokens de tu cuenta.'],
  users: ['Usuarios', 'Usuarios de los sitios.'],
  create: ['Nuevo usuario', 'Alta de usuario.'],
  edit: ['Editar usuario', 'Edición de usuario.'],
  audit: ['Auditoría', 'Quién hizo qué, cuándo y desde dónde.'],
  versions: ['Versiones', 'Qué versión de cada parte del sitio está en línea.'],
};

export const heads = { pt, en, es };
