/** Every part's tests in one run. Slow ones (`*.slow.test.ts`) belong to `npm run test:slow`. */
export default {
  projects: [
    'shared-config',
    'shell',
    'remote-public',
    'remote-admin',
    'remote-chat',
    'gallery',
    'backend',
    'releases',
  ].map((part) => `<rootDir>/${part}`),
  maxWorkers: 2,
  // Jest takes this from here alone: the backend and the releases start databases and processes in their tests.
  testTimeout: 60_000,
};
