import { nodePreset, slow } from '@ponte/toolchain/jest/preset.js';

export default {
  ...slow(nodePreset),
  globalSetup: '<rootDir>/../releases/testing/build-for-slow-tests.ts',
};
