import config from './jest.config.js';

export default {
  ...config,
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  testMatch: ['**/*.slow.test.ts'],
  testTimeout: 900_000,
};
