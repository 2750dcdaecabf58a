/**
 * Title and description of each screen. They are part of the screens' code and not of the lazily loaded languages, because
 * the document's head is written before those arrive.
 */
const pt = {
  'admin.login.head': 'Entrar',
  'admin.login.description': 'Entre na sua conta.',
  'admin.forgot.head': 'Esqueci a senha',
  'admin.forgot.description': 'Como recuperar o acesso à sua conta.',
  'admin.profile.head': 'Meu perfil',
  'admin.profile.description': 'Os dados da sua conta.',
  'admin.password.head': 'Alterar senha',
  'admin.password.description': 'Troque a senha da sua conta.',
  'admin.security.head': 'Segurança',
  'admin.security.description': 'Segundo fator, chaves de segurança e tokens da sua conta.',
  'admin.users.head': 'Usuários',
  'admin.users.description': 'Usuários dos sites.',
  'admin.create.head': 'Novo usuário',
  'admin.create.description': 'Cadastro de usuário.',
  'admin.edit.head': 'Editar usuário',
  'admin.edit.description': 'Edição de usuário.',
  'admin.audit.head': 'Auditoria',
  'admin.audit.description': 'Quem fez o quê, quando e de onde.',
  'admin.versions.head': 'Versões',
  'admin.versions.description': 'O que está no ar em cada parte do site.',
};

type Heads = Record<keyof typeof pt, string>;

const en: Heads = {
  'admin.login.head': 'Sign in',
  'admin.login.description': 'Sign in to your account.',
  'admin.forgot.head': 'Forgot your password?',
  'admin.forgot.description': 'How to get back into your account.',
  'admin.profile.head': 'My profile',
  'admin.profile.description': 'Your account details.',
  'admin.password.head': 'Change password',
  'admin.password.description': 'Change the password of your account.',
  'admin.security.head': 'Security',
  'admin.security.description': 'Second factor, security keys and tokens of your account.',
  'admin.users.head': 'Users',
  'admin.users.description': 'Users of the sites.',
  'admin.create.head': 'New user',
  'admin.create.description': 'Add a user.',
  'admin.edit.head': 'Edit user',
  'admin.edit.description': 'Edit a user.',
  'admin.audit.head': 'Audit log',
  'admin.audit.description': 'Who did what, when and from where.',
  'admin.versions.head': 'Versions',
  'admin.versions.description': 'Which version of each part of the site is live.',
};

const es: Heads = {
  'admin.login.head': 'Iniciar sesión',
  'admin.login.description': 'Entra en tu cuenta.',
  'admin.forgot.head': 'Olvidé mi contraseña',
  'admin.forgot.description': 'Cómo recuperar el acceso a tu cuenta.',
  'admin.profile.head': 'Mi perfil',
  'admin.profile.description': 'Los datos de tu cuenta.',
  'admin.password.head': 'Cambiar contraseña',
  'admin.password.description': 'Cambia la contraseña de tu cuenta.',
  'admin.security.head': 'Seguridad',
  'admin.security.description': 'Segundo factor, llaves de seguridad y tokens de tu cuenta.',
  'admin.users.head': 'Usuarios',
  'admin.users.description': 'Usuarios de los sitios.',
  'admin.create.head': 'Nuevo usuario',
  'admin.create.description': 'Alta de usuario.',
  'admin.edit.head': 'Editar usuario',
  'admin.edit.description': 'Edición de usuario.',
  'admin.audit.head': 'Auditoría',
  'admin.audit.description': 'Quién hizo qué, cuándo y desde dónde.',
  'admin.versions.head': 'Versiones',
  'admin.versions.description': 'Qué versión de cada parte del sitio está en línea.',
};

export const heads = { pt, en, es };
