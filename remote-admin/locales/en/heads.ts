import type { heads as source } from '../pt/heads';

export const heads: Record<keyof typeof source, string> = {
  'admin.login.head': 'Sign in',
  'admin.login.description': 'Sign in to your account.',
  'admin.forgot.head': 'Forgot your password?',
  'admin.forgot.description': 'How to get back into your account.',
  'admin.profile.head': 'My profile',
  'admin.profile.description': 'Your account details.',
  'admin.password.head': 'Change password',
  'admin.password.description': 'Change the password of your account.',
  'admin.users.head': 'Users',
  'admin.users.description': 'Users of the sites.',
  'admin.create.head': 'New user',
  'admin.create.description': 'Add a user.',
  'admin.edit.head': 'Edit user',
  'admin.edit.description': 'Edit a user.',
  'admin.audit.head': 'Audit log',
  'admin.audit.description': 'Who did what, when and from where.',
  'admin.versions.head': 'Versions',
  'admin.versions.description': 'What is live of each part of the site.',
};
