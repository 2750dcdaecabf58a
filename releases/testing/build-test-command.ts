import { build } from 'esbuild';
import { join } from 'node:path';

/** Bundles the command for the tests that start it as a process of its own. */
export default async function buildTestCommand(): Promise<void> {
  const folder = join(__dirname, '..');
  await build({
    entryPoints: { ponte: join(folder, 'testing/ponte.ts') },
    outdir: join(folder, '.cache/testing'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // As in the command itself, a subcommand loads only its own code: most of these tests are starts of a process.
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: [
      '@aws-sdk/client-s3',
      'commander',
      'playwright-core',
      'postcss',
      'postcss-selector-parser',
      'postcss-value-parser',
      'semver',
      'zod',
    ],
    logLevel: 'warning',
  });
}
