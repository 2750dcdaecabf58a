export const pt = {
  'admin.login.title': 'Login (pt)',
};
