import { execFile, type ExecFileException } from 'node:child_process';
import { commandFailure, type CommandFailure } from '@ponte/contract/command';
import { ApiError, CommandError } from '../http/api-error';
import type * as z from 'zod/mini';
import { type Config, omitOwnKeys } from '../config/config';
import { isSettingKey } from '@ponte/contract/site-settings';

const statuses = { 'not-found': 404, refused: 409, damaged: 500 } as const;

/** The API error for a failed command. Unexpected failures go to the log. */
export function readFailure(error: ExecFileException, stdout: string, stderr: string): Error {
  if (error.killed && error.signal === 'SIGKILL') return new ApiError('commandTimeout', { cause: error });
  const failure = findFailure(stdout);
  if (failure?.code === 'busy') return new ApiError('storeBusy', { retryAfter: 5 });
  if (failure && failure.code !== 'usage') {
    return new CommandError(`${failure.message} (${failure.hint})`, statuses[failure.code]);
  }
  return new Error(`ponte ended with ${error.code}: ${(failure?.message ?? stderr).slice(0, 500)}`, { cause: error });
}

function findFailure(stdout: string): CommandFailure | undefined {
  try {
    return commandFailure.parse(JSON.parse(stdout)).error;
  } catch {
    return undefined;
  }
}

/** Longer than any change that composes its pages first. */
const commandTimeoutMs = 180_000;
const longestOutputBytes = 4_194_304;

interface Ponte {
  /**
   * Runs one command of `ponte` and returns what it printed.
   *
   * @param args no shell reads them. Text that a person typed goes behind an equals sign: `--why=…`.
   * @param by who the release's record names.
   * @throws ApiError, CommandError
   */
  run<Output>(output: z.ZodMiniType<Output>, args: readonly string[], by?: string): Promise<Output>;
}

/** The command as a process of its own. The settings of the site are in its store, so none are passed on. */
export function createPonte({ PONTE_COMMAND: command, PONTE_STORE: store }: Config): Ponte {
  return {
    async run(output, args, by) {
      if (command === undefined || store === undefined) throw new ApiError('notSetUp');
      const printed = await execute([command, ...args, '--json', `--store=${store}`], by);
      return output.parse(JSON.parse(printed));
    },
  };
}

function execute(args: readonly string[], by: string | undefined): Promise<string> {
  const env = { ...omitSettings(omitOwnKeys(process.env)), ...(by !== undefined && { PONTE_BY: by }) };
  const options = { env, timeout: commandTimeoutMs, killSignal: 'SIGKILL', maxBuffer: longestOutputBytes } as const;
  return new Promise((resolve, reject) => {
    const end = (error: ExecFileException | null, stdout: string, stderr: string) =>
      error ? reject(readFailure(error, stdout, stderr)) : resolve(stdout);
    execFile(process.execPath, args, options, end).stdin?.end();
  });
}

function omitSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([key]) => !isSettingKey(key)));
}
