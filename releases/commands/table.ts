import { stripVTControlCharacters } from 'node:util';

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
