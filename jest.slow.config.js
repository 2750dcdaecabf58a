import { existsSync, readFileSync } from 'node:fs';
import { workers } from '@ponte/toolchain/jest/preset.js';

const { workspaces } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/** Jest accepts these in the configuration of a run only, not of one of its projects. */
const ofTheRun = [...Object.keys(workers), 'testTimeout'];

/** A part's slow tests as a project of a larger run. */
async function readProject(part) {
  const { default: config } = await import(`./${part}/jest.slow.config.js`);
  const options = Object.entries(config).filter(([name]) => !ofTheRun.includes(name));
  return { rootDir: `<rootDir>/${part}`, ...Object.fromEntries(options) };
}

const parts = workspaces.filter((part) => existsSync(new URL(`${part}/jest.slow.config.js`, import.meta.url)));

/** Every part's slow tests in one run: each run starts anew and ends with a worker or two that wait for the last test. */
export default {
  projects: await Promise.all(parts.map(readProject)),
  testSequencer: '@ponte/toolchain/jest/longest-first.js',
  testTimeout: 900_000,
  ...workers,
};
