import { escapeHtml } from 'composer/html';

export interface Column {
  readonly head: string;
  /** Numbers are aligned at their right. */
  readonly isNumber?: boolean;
}

/** Text, or HTML that is made already. */
export type Cell = string | { readonly html: string };

/** A table whose first column names its rows. */
export function table(caption: string, columns: readonly Column[], rows: readonly (readonly Cell[])[]): string {
  const kind = (index: number) => (columns[index]?.isNumber ? ' class="number"' : '');
  const heads = columns.map(({ head }, index) => `<th scope="col"${kind(index)}>${escapeHtml(head)}</th>`);
  const lines = rows.map((cells) => {
    const [name = '', ...rest] = cells;
    const others = rest.map((cell, index) => `<td${kind(index + 1)}>${toHtml(cell)}</td>`);
    return `<tr><th scope="row">${toHtml(name)}</th>${others.join('')}</tr>`;
  });
  return [
    `<table><caption>${escapeHtml(caption)}</caption>`,
    `<thead><tr>${heads.join('')}</tr></thead><tbody>${lines.join('')}</tbody></table>`,
  ].join('');
}

/** A table that is wider than a phone: it scrolls in its own box, also by the keyboard. */
export function wideTable(...[caption, columns, rows]: Parameters<typeof table>): string {
  const box = `class="scroll" tabindex="0" role="region" aria-label="${escapeHtml(caption)}"`;
  return `<div ${box}>${table(caption, columns, rows)}</div>`;
}

function toHtml(cell: Cell): string {
  return typeof cell === 'string' ? escapeHtml(cell) : cell.html;
}
