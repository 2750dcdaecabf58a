import { nodePreset } from 'shared-config/jest/preset.js';

export default { ...nodePreset, globalSetup: './testing/build-test-command.ts' };
