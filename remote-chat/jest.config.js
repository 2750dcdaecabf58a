export { domPreset as default } from '@ponte/toolchain/jest/preset.js';
