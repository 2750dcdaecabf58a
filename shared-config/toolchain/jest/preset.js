import { fileURLToPath } from 'node:url';
import { useMemoryFolder } from '../memory-folder.js';

useMemoryFolder();
// Where most of the owner's visitors live. In UTC, a test could not tell a day of the reader's from one of the server's.
process.env.TZ = 'America/New_York';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

const swc = (syntax) => [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax, tsx: syntax === 'typescript', jsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

/** Packages that ship only ES modules and so must be compiled for jest. */
const esmOnly = ['jose'];

const base = {
  transform: { '\\.tsx?$': swc('typescript'), '\\.m?js$': swc('ecmascript') },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '\\.slow\\.test\\.'],
  setupFilesAfterEnv: [here('./strict-console.ts')],
  // The same for every part, because a worker keeps its first mode and warns about another one.
  testEnvironmentOptions: { globalsCleanup: 'off' },
  globals: { PRERENDERS: true },
};

/** The jest configuration of a part that runs in Node. */
export const nodePreset = { ...base, testEnvironment: 'node' };

/** The jest configuration of a part that runs in the browser: jsdom with stubs for what it lacks, CSS Modules by name. */
export const domPreset = {
  ...base,
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: [...base.setupFilesAfterEnv, here('./dom-setup.ts')],
  moduleNameMapper: {
    '\\.module\\.css$': here('./css-module.cjs'),
    '\\.(css|svg|png|webp|avif|jpg|mp4|webm|woff2)$': here('./asset.cjs'),
  },
};

/** How jest runs test files side by side. */
export const workers = {
  // Tests wait for databases and processes: three workers keep two cores busy.
  maxWorkers: 3,
  // A worker that had databases open ends slowly. By default jest kills it after half a second, with a warning.
  workerGracefulExitTimeout: 10_000,
};

/** The slow tests of a part, `*.slow.test.ts`, which `npm run test:slow` runs. */
export const slow = (preset) => ({
  ...preset,
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  testRegex: '\\.slow\\.test\\.tsx?$',
  testTimeout: 900_000,
  ...workers,
});
