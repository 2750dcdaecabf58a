import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { findEngineTests } from './find-engine-tests.js';
import { createPostgresServer } from './postgres-server';

const jest = createRequire(import.meta.url).resolve('jest/bin/jest');

/** Both cores, and time for a worker to close its databases. */
const workers = ['--maxWorkers=3', '--workerGracefulExitTimeout=10000'];
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
    const run = spawn(process.execPath, [jest, ...workers, ...jestArguments()], { env, stdio: 'inherit' });
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
