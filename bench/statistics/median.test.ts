import { median } from './median';
import { createRandom, shuffle } from './random';

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
