export const en = {
  'admin.login.title': 'Login (en)',
};
