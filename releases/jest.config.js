import { nodePreset } from 'shared-config/jest/preset.js';

export default { ...nodePreset, globalSetup: '<rootDir>/testing/build-test-command.ts' };
