import { CommanderError } from 'commander';
import { ReleaseError } from '@ponte/contract/release-error';
import { IncompatibleError } from '../compatibility/violation';
import type { Flags, Outcome } from './command';
import type { Host } from './host';
import { clearReport, createColor } from './terminal';

const exitCodes = { usage: 2, 'not-found': 1, refused: 1, damaged: 1, busy: 3 } as const;

export function printOutcome({ result, lines }: Outcome, { json }: Flags, { stdout, stderr }: Host): void {
  clearReport(stderr);
  stdout.write(json ? `${JSON.stringify(result, null, 2)}\n` : lines.map((line) => `${line}\n`).join(''));
}

/**
 * Prints what is wrong and what to do in one line; with `--json`, as JSON in place of the result.
 *
 * @returns the exit code
 */
export function printFailure(error: unknown, argv: readonly string[], host: Host): number {
  if (error instanceof CommanderError) {
    // The parser has printed its message. Help is reported as an error with exit code 0.
    return error.exitCode === 0 ? 0 : exitCodes.usage;
  }
  clearReport(host.stderr);
  const { code, message, hint } = describeError(error);
  if (argv.includes('--json')) {
    const refusals = error instanceof IncompatibleError ? { refusals: error.violations } : {};
    // `mend` repeats `hint` for a backend from before the rename, which requires it.
    host.stdout.write(`${JSON.stringify({ error: { code, message, hint, mend: hint, ...refusals } }, null, 2)}\n`);
  } else {
    host.stderr.write(`${createColor(host, 'stderr')('red', 'error')}: ${message} (${hint})\n`);
  }
  return exitCodes[code];
}

/** Errors of the disk. A command that fails halfway leaves nothing visible, so that every command can be run again. */
const diskErrors: Readonly<Record<string, readonly [message: string, hint: string]>> = {
  ENOSPC: ['the disk of the store is full', 'make room (ponte gc helps) and run the command again'],
  EDQUOT: ['the disk quota of the store is used up', 'make room (ponte gc helps) and run the command again'],
  EACCES: ['the store may not be written', 'run the command as the user who owns it'],
  EPERM: ['the store may not be written', 'run the command as the user who owns it'],
  EROFS: ['the store is on a read-only disk', 'mount it writable, or name another with --store'],
};

/** Expected errors as they are, unexpected ones in one line. With PONTE_DEBUG it throws an unexpected error again. */
export function describeError(error: unknown): Pick<ReleaseError, 'code' | 'message' | 'hint'> {
  if (error instanceof ReleaseError) return error;
  const { code = '', path = '', message = String(error) } = error as NodeJS.ErrnoException;
  const known = diskErrors[code];
  if (known) return { code: 'refused', message: `${known[0]}${path && ` (${path})`}`, hint: known[1] };
  if (process.env.PONTE_DEBUG) throw error;
  return {
    code: 'damaged',
    message: message.replaceAll(/\s+/g, ' '),
    hint: 'this was not expected; PONTE_DEBUG=1 shows where it happened',
  };
}
