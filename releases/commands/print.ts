import { stripVTControlCharacters } from 'node:util';
import { CommanderError } from 'commander';
import { IncompatibleError } from '../compatibility/violation';
import type { Flags, Outcome } from './command';
import { clearReport, createColor, type Host } from './terminal';
import { describeError } from './errors';

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

/** Rows as lines with aligned columns. */
export function formatTable(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, widthOf(cell));
  }
  return rows.map((row) =>
    row
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell)))
      .join('  ')
      .trimEnd(),
  );
}

function widthOf(cell: string): number {
  return stripVTControlCharacters(cell).length;
}

/** A moment as people read it: `2026-11-21 14:03 UTC`. */
export function formatTime(iso: string): string {
  return `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;
}
