export { domPreset as default } from 'shared-config/jest/preset.js';
