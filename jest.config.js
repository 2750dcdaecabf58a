import { existsSync, readFileSync } from 'node:fs';

const { workspaces } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/** Every part's tests in one run. Slow ones (`*.slow.test.ts`) belong to `npm run test:slow`. */
export default {
  projects: [...workspaces, '.ci']
    .filter((part) => existsSync(new URL(`${part}/jest.config.js`, import.meta.url)))
    .map((part) => `<rootDir>/${part}`),
  maxWorkers: 2,
  // A worker that held databases takes its time to leave memory. Jest would end it after half a second, with a warning.
  workerGracefulExitTimeout: 10_000,
  // Jest takes this from here alone: the backend and the releases start databases and processes in their tests.
  testTimeout: 60_000,
};
