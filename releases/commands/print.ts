import { CommanderError } from 'commander';
import { GateError } from '../change/gate-error';
import type { Flags, Outcome } from './command';
import { describeError } from './describe-error';
import { createPaint } from './paint';
import { clearReport } from './report';

const exitCodes = { usage: 2, 'not-found': 1, refused: 1, damaged: 1, busy: 3 } as const;

export function printOutcome({ result, lines, failed }: Outcome, { json }: Flags): void {
  clearReport(process.stderr);
  process.stdout.write(json ? `${JSON.stringify(result, null, 2)}\n` : lines.map((line) => `${line}\n`).join(''));
  if (failed) process.exitCode = 1;
}

/** One line of what is wrong and what to do; with `--json`, the same as JSON where the result would be. */
export function printFailure(error: unknown, argv: readonly string[]): void {
  if (error instanceof CommanderError) {
    // The parser has said what it had to say; asking for help is no failure.
    process.exitCode = error.exitCode === 0 ? 0 : exitCodes.usage;
    return;
  }
  clearReport(process.stderr);
  const { code, message, mend } = describeError(error);
  process.exitCode = exitCodes[code];
  if (argv.includes('--json')) {
    const refusals = error instanceof GateError ? { refusals: error.refusals } : {};
    process.stdout.write(`${JSON.stringify({ error: { code, message, mend, ...refusals } }, null, 2)}\n`);
  } else {
    process.stderr.write(`${createPaint(process.stderr)('red', 'error')}: ${message} (${mend})\n`);
  }
}
