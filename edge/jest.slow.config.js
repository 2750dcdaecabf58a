import { nodePreset, slow } from 'shared-config/jest/preset.js';

export default slow(nodePreset);
