import { remoteConfig } from '@ponte/toolchain/webpack/remote';

export default remoteConfig({
  name: 'remote-admin',
  exposes: {
    login: './login/LoginPage.tsx',
    'forgot-password': './forgot-password/ForgotPasswordPage.tsx',
    profile: './profile/ProfilePage.tsx',
    'change-password': './change-password/ChangePasswordPage.tsx',
    users: './users/UsersPage.tsx',
    'create-user': './user-form/CreateUserPage.tsx',
    'edit-user': './user-form/EditUserPage.tsx',
    audit: './audit/AuditPage.tsx',
    versions: './versions/VersionsPage.tsx',
  },
});
