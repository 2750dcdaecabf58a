/** A bar for a number that the row of its table says: hidden from screen readers. */
export function bar({
  value,
  most,
  limit,
  goal,
}: {
  value: number;
  most: number;
  limit?: number;
  goal?: number;
}): string {
  const at = (number: number) => Math.min(100, (100 * number) / (most || 1)).toFixed(2);
  const isOver = limit !== undefined && value > limit;
  const mark = (number: number | undefined, kind: string) =>
    number === undefined ? '' : `<line class="${kind}" x1="${at(number)}" x2="${at(number)}" y1="0" y2="10"/>`;
  return [
    '<svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">',
    `<rect class="${isOver ? 'over' : 'value'}" y="2" height="6" width="${at(value)}"/>`,
    mark(goal, 'goal'),
    mark(limit, 'limit'),
    '</svg>',
  ].join('');
}
