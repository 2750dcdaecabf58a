import quick from './jest.config.js';

export default {
  ...quick,
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  testRegex: '\\.slow\\.test\\.ts$',
  testTimeout: 600_000,
};
