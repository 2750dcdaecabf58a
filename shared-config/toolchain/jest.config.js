export { nodePreset as default } from './jest/preset.js';
