/** Every part's tests in one run. Slow ones (`*.slow.test.ts`) belong to `npm run test:slow`. */
export default {
  projects: ['shared-config', 'shell', 'remote-public', 'remote-admin', 'remote-chat', 'backend', 'releases'].map(
    (part) => `<rootDir>/${part}`,
  ),
  maxWorkers: 2,
};
