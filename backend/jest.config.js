import { nodePreset } from '@ponte/toolchain/jest/preset.js';

const compile = nodePreset.transform['\\.m?js$'];

export default {
  ...nodePreset,
  // PGlite's CommonJS build imports at run time, which jest only can when the import is compiled to a require.
  transform: { ...nodePreset.transform, 'electric-sql/pglite.*\\.cjs$': compile },
  transformIgnorePatterns: ['/node_modules/(?!(jose|cookie|openid-client|oauth4webapi|@electric-sql/pglite)/)'],
  testEnvironment: './testing/pglite-environment.js',
  globalSetup: './testing/global-setup.ts',
  globalTeardown: './testing/global-teardown.ts',
  testTimeout: 30_000,
};
