import { readFileSync } from 'node:fs';
import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import { importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { packageImports } from '@ponte/toolchain/lint/package-imports.js';

const { workspaces } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const remotes = workspaces.filter((name) => name.startsWith('remote-'));
const tests = ['**/*.test.ts', '**/*.test.tsx', '**/testing/**', '**/conformance/**'];
/** Fixed pauses: Playwright's, a promise that a timer resolves, and Node's promise of a timer. */
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
  {
    files: ['**/*.tsx', `{${[...remotes, 'shell', 'shared-config/kit', 'gallery'].join(',')}}/**/*.ts`],
    ...reactHooks.configs.flat.recommended,
  },
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
    // Bundlers and programs that are not deployed may import development dependencies.
    plugins: { 'import-x': importX },
    rules: { 'import-x/no-extraneous-dependencies': ['error', { devDependencies: true }] },
  },

  {
    files: [...tests, '**/*.spec.ts', 'e2e/**/*.ts'],
    // Benchmarks may pause.
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
  ...packageImports(remotes, tests),
);
