import { existsSync, readFileSync } from 'node:fs';

const { workspaces } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/** Every part's tests in one run, except the slow ones (`*.slow.test.ts`) of `npm run test:slow`. */
export default {
  projects: [...workspaces, '.ci']
    .filter((part) => existsSync(new URL(`${part}/jest.config.js`, import.meta.url)))
    .map((part) => `<rootDir>/${part}`),
  maxWorkers: 2,
  // A worker that had databases open ends slowly. By default jest kills it after half a second, with a warning.
  workerGracefulExitTimeout: 10_000,
  // Jest reads this from the root only. Tests of the backend and the releases start databases and processes.
  testTimeout: 60_000,
};
