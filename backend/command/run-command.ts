import { resolve } from 'node:path';
import { readConfig, type Config } from '../config/config';
import { DataFolderInUse } from '../database/data-folder';
import { isDatabaseUnavailable } from '../database/errors';

/** The arguments are wrong. */
export class UsageError extends Error {}

const codes = { failed: 1, usage: 2, inUse: 3, interrupted: 130 } as const;

function exitCodeOf(error: unknown, isInterrupted: boolean): number {
  if (isInterrupted) return codes.interrupted;
  if (error instanceof UsageError) return codes.usage;
  return error instanceof DataFolderInUse ? codes.inUse : codes.failed;
}

/** The error in one line. */
function describe(error: unknown): string {
  const [first = error] = error instanceof AggregateError ? (error.errors as unknown[]) : [];
  const message = (first instanceof Error ? first.message : String(first)).trim().replaceAll(/\s*\n\s*/g, ' ');
  return isDatabaseUnavailable(error) ? `The database does not respond (${message}). Check DATABASE_URL.` : message;
}

/**
 * Runs a command of an operator and ends the process: exit code 0 done, 1 failed, 2 wrong arguments, 3 the data folder
 * is in use, 130 interrupted. A failure is printed in one line. The first Ctrl-C aborts `signal`: the work then undoes
 * its changes. The second ends the process at once.
 */
export async function runCommand(
  name: string,
  work: (args: readonly string[], signal: AbortSignal) => Promise<void>,
): Promise<never> {
  const interruption = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interruption.abort());
  try {
    await work(process.argv.slice(2), interruption.signal);
    process.exit(0);
  } catch (error) {
    const isInterrupted = interruption.signal.aborted;
    process.stderr.write(`${name}: ${isInterrupted ? 'interrupted; nothing was changed' : describe(error)}\n`);
    process.exit(exitCodeOf(error, isInterrupted));
  }
}

/** A path as typed, from the folder where npm was started: npm changes to the workspace's folder. */
export function resolveTyped(path: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
}

export function readTypedConfig(): Config {
  const config = readConfig(process.env);
  return { ...config, DATA_DIR: resolveTyped(config.DATA_DIR) };
}
