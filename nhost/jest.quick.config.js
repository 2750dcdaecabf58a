import { fileURLToPath } from 'node:url';
import { findEngineTests } from '../backend/testing/find-engine-tests.js';
import all from './jest.config.js';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** What the root's `npm test` runs. The tests with a database take as long as all of the backend's: `npm run test:slow`. */
export default {
  ...all,
  testPathIgnorePatterns: [
    ...all.testPathIgnorePatterns,
    ...findEngineTests(folder).map((file) => `/nhost/${file.replaceAll('.', '\\.')}$`),
  ],
};
