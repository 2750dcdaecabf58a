import { slow } from '@ponte/toolchain/jest/preset.js';
import quick from './jest.config.js';

export default slow(quick);
