/** Titles and descriptions of the screens: the document's head is written before a screen's other texts are there. */
export const heads = {
  'admin.login.head': 'Entrar',
  'admin.login.description': 'Entre na sua conta.',
  'admin.forgot.head': 'Esqueci a senha',
  'admin.forgot.description': 'Como recuperar o acesso à sua conta.',
  'admin.profile.head': 'Meu perfil',
  'admin.profile.description': 'Os dados da sua conta.',
  'admin.password.head': 'Alterar senha',
  'admin.password.description': 'Troque a senha da sua conta.',
  'admin.users.head': 'Usuários',
  'admin.users.description': 'Usuários dos sites.',
  'admin.create.head': 'Novo usuário',
  'admin.create.description': 'Cadastro de usuário.',
  'admin.edit.head': 'Editar usuário',
  'admin.edit.description': 'Edição de usuário.',
  'admin.audit.head': 'Auditoria',
  'admin.audit.description': 'Quem fez o quê, quando e de onde.',
};
