import { remoteConfig } from '@ponte/toolchain/webpack/remote';

const configure = remoteConfig({
  name: 'remote-admin',
  exposes: {
    login: './login/LoginPage.tsx',
    'forgot-password': './forgot-password/ForgotPasswordPage.tsx',
    profile: './profile/ProfilePage.tsx',
    'change-password': './change-password/ChangePasswordPage.tsx',
    security: './security/SecurityPage.tsx',
    users: './users/UsersPage.tsx',
    'create-user': './user-form/CreateUserPage.tsx',
    'edit-user': './user-form/EditUserPage.tsx',
    audit: './audit/AuditPage.tsx',
    versions: './versions/VersionsPage.tsx',
  },
});

/**
 * In bytes before minification: code that several screens share, such as the table, is a chunk of its own from this size
 * on. With webpack's 20,000 each screen would contain a copy. Styles keep that size, because their order matters.
 */
const minSize = { javascript: 2_200, 'css/mini-extract': 20_000 };

export default (context: Parameters<typeof configure>[0]) => {
  const [browser, ...others] = configure(context);
  return [{ ...browser, optimization: { ...browser?.optimization, splitChunks: { minSize } } }, ...others];
};
