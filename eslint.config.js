import { readFileSync } from 'node:fs';
import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import { importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { featuresApart, importsOf } from '@ponte/toolchain/lint/import-rules.js';

const { workspaces } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const remotes = workspaces.filter((name) => name.startsWith('remote-'));
/** What drives, shows and measures the product; nothing of the product knows them. */
const beside = ['dev', 'artwork', 'gallery', 'e2e', 'bench'];
const services = ['backend', 'nhost', 'releases', 'composer', 'edge'];
const tests = ['**/*.test.ts', '**/*.test.tsx', '**/testing/**', '**/conformance/**'];
/** The ways to wait for a time: Playwright's, a promise that a timer resolves, and Node's promise of a timer. */
const resolvedByTimer = 'NewExpression[callee.name="Promise"] > :function';
const timer = 'CallExpression:matches([callee.name="setTimeout"], [callee.property.name="setTimeout"])';
const fixedPauses = [
  'CallExpression[callee.property.name="waitForTimeout"]',
  `${resolvedByTimer} > ${timer}`,
  `${resolvedByTimer} > BlockStatement > ExpressionStatement > ${timer}`,
  'ImportDeclaration[source.value=/^(node:)?timers.promises$/] > ImportSpecifier[imported.name="setTimeout"]',
];

export default tseslint.config(
  {
    ignores: ['**/dist/**', '**/dist.*/**', '**/node_modules/**', '**/.data/**', '**/.cache/**', '**/test-results/**'],
  },
  js.configs.recommended,
  tseslint.configs.strict,
  reactHooks.configs.flat.recommended,
  { files: ['**/*.tsx'], ...jsxA11y.flatConfigs.strict },
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-invalid-void-type': 'off',
      'no-restricted-globals': ['error', { name: 'alert', message: 'An alert is a dialog or role=alert of the page.' }],
    },
  },
  {
    files: ['**/*.js', '**/*.cjs', '**/*.mjs'],
    languageOptions: { globals: { module: 'writable', process: 'readonly', console: 'readonly', URL: 'readonly' } },
  },

  {
    // Programs that are not deployed, and what bundles those that are.
    plugins: { 'import-x': importX },
    rules: { 'import-x/no-extraneous-dependencies': ['error', { devDependencies: true }] },
  },

  {
    files: [...tests, '**/*.spec.ts', 'e2e/**/*.ts'],
    // What measures times may also pass them.
    ignores: ['e2e/benchmarks/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...fixedPauses.map((selector) => ({
          selector,
          message:
            'A test names what it waits for (findBy…, waitFor, expect.poll, until): a fixed time is too short on a busy machine and too long on another.',
        })),
      ],
    },
  },

  importsOf(['shared-config/toolchain'], {
    never: [...remotes, 'shell', ...services, 'fixtures', ...beside],
    why: 'The toolchain is what every part is built with: it imports no part and no service.',
  }),
  importsOf(['shared-config/kit'], {
    never: [...remotes, 'shell', ...services, 'fixtures', ...beside],
    why: 'The kit is what every part shares in the page: it imports no part and no service.',
    onlyFromShared: ['contract'],
    whyShared: 'What runs in the page does not know how it is built.',
    tests: [...tests, '**/jest.*'],
  }),
  {
    files: ['shared-config/contract/**'],
    ignores: [...tests, '**/jest.*'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!\\./|\\.\\./[\\w-]+$|zod/mini$)',
              message: 'The contract is types and schemas only: no React, no DOM, no Node.',
            },
          ],
        },
      ],
    },
  },
  ...remotes.map((remote) =>
    importsOf([remote], {
      never: [...remotes.filter((name) => name !== remote), 'shell', ...services, ...beside],
      why: 'A remote imports contract, kit and itself; remotes talk by URL, event or API.',
      onlyFromShared: ['contract', 'kit(?!/(session|i18n))', 'toolchain/(webpack|jest)'],
      whyShared: 'What has state comes through the kit: a direct import would give the remote a copy of its own.',
      tests,
    }),
  ),
  importsOf(['shell'], {
    never: [...remotes, ...services, 'fixtures', ...beside],
    why: 'The shell never imports a remote by path: shell/remotes knows how one arrives.',
  }),
  importsOf(['backend'], {
    never: [...remotes, 'shell', 'releases', 'composer', 'edge', ...beside],
    why: 'The backend knows the contract and the list of remotes, nothing else of the front end.',
    onlyFromShared: ['contract', 'toolchain'],
    whyShared: 'Services import the contract only.',
  }),
  {
    files: ['releases/**/*.ts'],
    ignores: tests,
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'FunctionDeclaration[async=true][id.name=/^plan[A-Z]/]',
          message: 'A plan is a function of a snapshot: it waits for nothing. What reads a store has another name.',
        },
        {
          selector:
            'FunctionDeclaration[id.name=/^plan[A-Z]/] > Identifier.params[typeAnnotation.typeAnnotation.typeName.name="Store"]',
          message: 'A plan takes a snapshot in place of a store (change/snapshot.ts).',
        },
      ],
    },
  },
  importsOf(['releases'], {
    never: [...remotes, 'shell', 'backend', 'nhost', ...beside],
    why: 'Releases know the contract, the composer and, for the drill, the edge.',
    onlyFromShared: ['contract', 'toolchain'],
    whyShared: 'Services import the contract, and the rules for styles, only.',
  }),
  ...[
    ['composer', 'edge'],
    ['edge', 'composer'],
  ].map(([name, other]) =>
    importsOf([name], {
      never: [...remotes, 'shell', 'backend', 'nhost', 'releases', other, ...beside],
      why: 'What the composer writes and the edge reads is the contract: neither knows the other, or the store.',
      onlyFromShared: ['contract', 'toolchain/build'],
      whyShared: 'Services import the contract only.',
      tests: [...tests, `${name}/jest.*`],
    }),
  ),
  importsOf(['dev'], {
    never: [...remotes, 'shell', 'backend', 'nhost', 'gallery', 'e2e', 'bench', 'artwork'],
    why: 'npm start and npm run dev start the parts and the backend from their folders, and import neither.',
    tests: [...tests, 'dev/deployment/**'],
  }),
  importsOf(['artwork'], {
    never: [
      ...remotes.filter((name) => name !== 'remote-public'),
      'shell',
      ...services,
      'dev',
      'gallery',
      'e2e',
      'bench',
    ],
    why: 'Artwork draws pictures and films for the public pages; only their lists of pictures are its input.',
  }),
  importsOf(['nhost'], {
    never: [...remotes, 'shell', 'backend', 'releases', 'composer', 'edge', 'fixtures', ...beside],
    why: 'The backend mounts nhost and gives it what it needs; only the tests of nhost run it inside the backend.',
    onlyFromShared: ['contract'],
    whyShared: 'Services import the contract only.',
    tests: [...tests, 'nhost/jest.config.js'],
  }),
  {
    files: ['gallery/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^\\.\\./(?!(shell|remote-\\w+)/(locales|media/fonts)/)',
              message: 'The gallery collects the tables of states itself; of the parts it imports texts and the font.',
            },
          ],
        },
      ],
    },
  },
  importsOf(['e2e'], {
    never: [...remotes, 'shell', ...services, 'dev', 'artwork'],
    why: 'e2e drives the product through a browser: it imports contract and fixtures, never app source.',
    onlyFromShared: ['contract'],
    whyShared: 'e2e imports contract and fixtures, never app source.',
    tests: [],
  }),
  featuresApart({
    shell: ['remotes', 'navigation', 'locales', 'media', 'testing'],
    'remote-public': [
      'layout',
      'film',
      'carousel',
      'partner-grid',
      'structured-data',
      'offer',
      'locales',
      'media',
      'testing',
    ],
    'remote-admin': ['access', 'api', 'calls', 'forms', 'locales', 'screen', 'table', 'testing'],
    'remote-chat': ['locales', 'testing'],
  }),
);
