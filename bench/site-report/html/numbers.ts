/** `12.7 kB` */
export function kilobytes(bytes: number): string {
  return `${thousands(bytes)} kB`;
}

/** `12.7` of 12,675. */
export function thousands(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

/** `+0.3`, `−1.2`; `new`, `gone`; nothing without a change that the rounded number shows. */
export function difference(
  change: { readonly before: number | undefined; readonly after: number | undefined } | undefined,
  inWords: (value: number) => string,
): string {
  if (!change) return '';
  if (change.before === undefined) return 'new';
  if (change.after === undefined) return 'gone';
  const by = change.after - change.before;
  if (inWords(Math.abs(by)) === inWords(0)) return '';
  return `${by < 0 ? '−' : '+'}${inWords(Math.abs(by))}`;
}
