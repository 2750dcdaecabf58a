import { baselineRows } from './baseline';
import type { Round } from './summary';

const timings = (largestPaint: number, blocked: number) => ({
  firstPaint: 500,
  largestPaint,
  interactive: 1200,
  blocked,
  shift: 0,
});

test('compares the composed site with the baseline, round by round', () => {
  const rounds: Round[] = [1, 2, 4].map((speed) => ({
    composed: timings(600 * speed, 50),
    baseline: timings(800 * speed, 200),
  }));
  expect(baselineRows(rounds)).toEqual([
    ['the composed site’s', 'against the baseline'],
    ['largest contentful paint', '0.75'],
    ['first contentful paint', '1.00'],
    ['interactive', '1.00'],
    ['total blocking time', '0.25'],
  ]);
});

test('gives no ratio to a time of nothing', () => {
  const rounds = [{ composed: timings(600, 50), baseline: timings(800, 0) }];
  expect(baselineRows(rounds)).toContainEqual(['total blocking time', 'none']);
});

test('has no rows without a baseline', () => {
  expect(baselineRows([{ composed: timings(600, 50) }])).toEqual([]);
});
