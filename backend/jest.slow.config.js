import { slow } from 'shared-config/jest/preset.js';
import quick from './jest.config.js';

const config = slow(quick);

/** Those that compare with a PostgreSQL run by `test:postgres:slow`. */
export default { ...config, testPathIgnorePatterns: [...config.testPathIgnorePatterns, '\\.postgres\\.slow\\.'] };
