import { CommanderError } from 'commander';
import { IncompatibleError } from '../compatibility/violation';
import type { Flags, Outcome } from './command';
import { describeError } from './describe-error';
import type { Host } from './host';
import { createColor } from './colors';
import { clearReport } from './report';

const exitCodes = { usage: 2, 'not-found': 1, refused: 1, damaged: 1, busy: 3 } as const;

export function printOutcome({ result, lines }: Outcome, { json }: Flags, { stdout, stderr }: Host): void {
  clearReport(stderr);
  stdout.write(json ? `${JSON.stringify(result, null, 2)}\n` : lines.map((line) => `${line}\n`).join(''));
}

/**
 * One line of what is wrong and what to do; with `--json`, the same as JSON where the result would be.
 *
 * @returns the exit code
 */
export function printFailure(error: unknown, argv: readonly string[], host: Host): number {
  if (error instanceof CommanderError) {
    // The parser has printed its message; a request for help is no failure.
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
