import { join } from 'node:path';
import { build } from 'esbuild';

/** Bundles the command for the tests that run it in a separate process. */
export default async function buildTestCommand(): Promise<void> {
  const folder = join(__dirname, '..');
  await build({
    entryPoints: { ponte: join(folder, 'testing/ponte.ts') },
    outdir: join(folder, '.cache/testing'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // As in the command itself, a subcommand loads only its own code: these tests mostly start processes.
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
