import { nodePreset } from '@ponte/toolchain/jest/preset.js';

export default {
  ...nodePreset,
  globalSetup: '<rootDir>/testing/build-test-command.ts',
  // Many tests start the command in a separate process, several times.
  testTimeout: 60_000,
};
