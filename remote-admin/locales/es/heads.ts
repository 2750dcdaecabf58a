import type { heads as source } from '../pt/heads';

export const heads: Record<keyof typeof source, string> = {
  'admin.login.head': 'Iniciar sesión',
  'admin.login.description': 'Entra en tu cuenta.',
  'admin.forgot.head': 'Olvidé mi contraseña',
  'admin.forgot.description': 'Cómo recuperar el acceso a tu cuenta.',
  'admin.profile.head': 'Mi perfil',
  'admin.profile.description': 'Los datos de tu cuenta.',
  'admin.password.head': 'Cambiar contraseña',
  'admin.password.description': 'Cambia la contraseña de tu cuenta.',
  'admin.users.head': 'Usuarios',
  'admin.users.description': 'Usuarios de los sitios.',
  'admin.create.head': 'Nuevo usuario',
  'admin.create.description': 'Alta de usuario.',
  'admin.edit.head': 'Editar usuario',
  'admin.edit.description': 'Edición de usuario.',
  'admin.audit.head': 'Auditoría',
  'admin.audit.description': 'Quién hizo qué, cuándo y desde dónde.',
  'admin.versions.head': 'Versiones',
  'admin.versions.description': 'Lo que está en línea de cada parte del sitio.',
};
