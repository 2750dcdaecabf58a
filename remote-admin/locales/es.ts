export const es = {
  'admin.login.title': 'Login (es)',
};
