export { nodePreset as default } from 'shared-config/jest/preset.js';
