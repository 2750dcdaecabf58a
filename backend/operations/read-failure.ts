import type { ExecFileException } from 'node:child_process';
import { commandFailure, type CommandFailure } from 'shared-config/contract/command';
import { ApiError, CommandRefusal } from '../http/api-error';

const statuses = { 'not-found': 404, refused: 409, damaged: 500 } as const;

/** What it means that the command ended badly. What it did not foresee itself goes to the log. */
export function readFailure(error: ExecFileException, stdout: string, stderr: string): Error {
  if (error.killed && error.signal === 'SIGKILL') return new ApiError('commandTimeout', { cause: error });
  const failure = findFailure(stdout);
  if (failure?.code === 'busy') return new ApiError('storeBusy', { retryAfter: 5 });
  if (failure && failure.code !== 'usage') {
    return new CommandRefusal(`${failure.message} (${failure.mend})`, statuses[failure.code]);
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
