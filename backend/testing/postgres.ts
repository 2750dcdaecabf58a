import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { workers } from '@ponte/toolchain/jest/preset.js';
import { findEngineTests } from './find-engine-tests.js';
import { createPostgresServer } from './postgres-server';

const jest = createRequire(import.meta.url).resolve('jest/bin/jest');

const workerOptions = Object.entries(workers).map(([name, value]) => `--${name}=${value}`);
const engineOnly = '--engine-only';

/** `--engine-only` stands for this workspace's test files whose outcome may differ by engine; anything else is jest's. */
const jestArguments = () =>
  process.argv
    .slice(2)
    .flatMap((one) => (one === engineOnly ? ['--runTestsByPath', ...findEngineTests(process.cwd())] : [one]));

/** Runs jest against a PostgreSQL that lives as long as the run. */
async function runOnPostgres(): Promise<number> {
  const server = await createPostgresServer();
  try {
    const env = { ...process.env, TEST_DATABASE_URL: server.url };
    const run = spawn(process.execPath, [jest, ...workerOptions, ...jestArguments()], { env, stdio: 'inherit' });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void run.kill(signal));
    const [code] = (await once(run, 'exit')) as [number | null];
    return code ?? 1;
  } finally {
    await server.remove();
  }
}

process.exitCode = await runOnPostgres().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  return 1;
});
