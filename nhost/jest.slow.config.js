import { slow } from '@ponte/toolchain/jest/preset.js';
import quick from './jest.config.js';

/** All tests: `npm test` in the root leaves these services out. */
export default { ...slow(quick), testRegex: '\\.test\\.ts$' };
