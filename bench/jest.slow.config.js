import { nodePreset, slow } from '@ponte/toolchain/jest/preset.js';

export default slow(nodePreset);
