import { stripVTControlCharacters, styleText } from 'node:util';
import type { Host, Output } from './host';

export type Color = (style: 'red' | 'green' | 'yellow' | 'bold' | 'dim', text: string) => string;

/** Styles text for a terminal; leaves it plain elsewhere, and when NO_COLOR is set. */
export function createColor({ env, ...streams }: Host, stream: 'stdout' | 'stderr'): Color {
  const colorful = streams[stream].isTTY === true && !env.NO_COLOR;
  return (style, text) => (colorful ? styleText(style, text) : text);
}

const clear = '\r\x1b[K';

const defaultColumns = 80;

/** Progress: one line that changes on a terminal, plain lines elsewhere. */
export function createReport(stream: Output): (line: string) => void {
  if (!stream.isTTY) return (line) => void stream.write(`${line}\n`);
  process.once('exit', () => clearReport(stream));
  return (line) => void stream.write(clear + line.slice(0, (stream.columns ?? defaultColumns) - 1));
}

/** Takes the last line of progress off a terminal, so that what comes next starts on a line of its own. */
export function clearReport(stream: Output): void {
  if (stream.isTTY) stream.write(clear);
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
