import { existsSync, readFileSync } from 'node:fs';
import { workers } from '@ponte/toolchain/jest/preset.js';

const { workspaces } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/** A part's own choice of what is quick, or its tests. */
const configs = ['jest.quick.config.js', 'jest.config.js'];
const findConfig = (part) =>
  configs.map((name) => `${part}/${name}`).find((file) => existsSync(new URL(file, import.meta.url)));

/** Every part's tests in one run, except what is left to `npm run test:slow`: `*.slow.test.ts`, and nhost's with a database. */
export default {
  projects: [...workspaces, '.ci'].flatMap((part) => findConfig(part) ?? []).map((file) => `<rootDir>/${file}`),
  ...workers,
  // Jest reads this from the root only. Tests of the backend and the releases start databases and processes.
  testTimeout: 60_000,
};
