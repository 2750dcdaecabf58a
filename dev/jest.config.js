export { nodePreset as default } from '@ponte/toolchain/jest/preset.js';
