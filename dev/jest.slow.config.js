import { nodePreset, slow } from '@ponte/toolchain/jest/preset.js';

export default {
  ...slow(nodePreset),
  maxWorkers: 2,
  globalSetup: '<rootDir>/../releases/testing/build-for-slow-tests.ts',
};
