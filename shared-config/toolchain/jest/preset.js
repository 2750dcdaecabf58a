import { fileURLToPath } from 'node:url';

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
  // The same for every part: a worker keeps the first mode that it is told, and warns of another.
  testEnvironmentOptions: { globalsCleanup: 'off' },
};

/** The jest configuration of a part that runs in Node. */
export const nodePreset = { ...base, testEnvironment: 'node' };

/** The jest configuration of a part that runs in the browser: jsdom, CSS Modules by name, what jsdom lacks. */
export const domPreset = {
  ...base,
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: [...base.setupFilesAfterEnv, here('./dom-setup.ts')],
  moduleNameMapper: {
    '\\.module\\.css$': here('./css-module.cjs'),
    '\\.(css|svg|png|webp|avif|jpg|mp4|webm|woff2)$': here('./asset.cjs'),
  },
};

/** The slow tests of a part, `*.slow.test.ts`, which `npm run test:slow` runs. */
export const slow = (preset) => ({
  ...preset,
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  testRegex: '\\.slow\\.test\\.tsx?$',
  testTimeout: 900_000,
});
