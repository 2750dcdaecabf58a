import { nodePreset } from '@ponte/toolchain/jest/preset.js';

export default {
  ...nodePreset,
  globalSetup: '<rootDir>/testing/build-test-command.ts',
  // Many tests start the command as a process of its own, several times.
  testTimeout: 60_000,
};
