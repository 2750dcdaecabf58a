import { slow } from '@ponte/toolchain/jest/preset.js';
import quick from './jest.config.js';

export default { ...slow(quick), globalSetup: '<rootDir>/testing/build-for-slow-tests.ts' };
