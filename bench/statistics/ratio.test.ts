import { createRandom, shuffle } from './random';
import { median, pairedRatio } from './ratio';

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[10, 9, 100], 10],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('shuffles without losing items and reaches every order', () => {
  const random = createRandom(3);
  const orders = new Set(Array.from({ length: 200 }, () => shuffle(['a', 'b', 'c'], random).join('')));
  expect([...orders].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
});

/** Rounds of very different speed, in each of which the subject takes about `factor` times as long. */
function rounds(count: number, factor: number, noise: number) {
  const random = createRandom(7);
  const base = Array.from({ length: count }, () => 100 + 900 * random());
  const subject = base.map((value) => value * factor * (1 + noise * (random() - 0.5)));
  return { base, subject };
}

test('is not changed by what slows a whole round down', () => {
  const { base, subject } = rounds(9, 0.5, 0);
  const { median, low, high } = pairedRatio(subject, base);
  for (const value of [median, low, high]) expect(value).toBeCloseTo(0.5, 10);
});

test('returns an interval that contains the true ratio and narrows with more rounds', () => {
  const widthOf = (count: number) => {
    const { base, subject } = rounds(count, 1.2, 0.4);
    const { low, high } = pairedRatio(subject, base);
    expect(low).toBeLessThan(1.2);
    expect(high).toBeGreaterThan(1.2);
    return high - low;
  };
  expect(widthOf(81)).toBeLessThan(widthOf(9) / 2);
});

test('is robust against one outlier', () => {
  const { base, subject } = rounds(9, 1.2, 0);
  expect(pairedRatio(subject.with(4, 1e6), base).median).toBeCloseTo(1.2, 10);
});

test('rejects a round without both measurements', () => {
  expect(() => pairedRatio([1, 2], [1])).toThrow('Every round');
});

test('widens the interval with the certainty', () => {
  const subject = [9, 10, 11, 12, 13, 14, 15, 16, 17];
  const base = subject.map(() => 10);
  const usual = pairedRatio(subject, base);
  const certain = pairedRatio(subject, base, 0.999);
  expect(certain.low).toBeLessThan(usual.low);
  expect(certain.high).toBeGreaterThan(usual.high);
  expect(certain.median).toBe(usual.median);
});
