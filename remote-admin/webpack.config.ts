import { remoteConfig } from 'shared-config/webpack/remote';

export default remoteConfig({
  name: 'remote-admin',
  exposes: {
    login: './login/LoginPage.tsx',
    users: './users/UsersPage.tsx',
  },
});
