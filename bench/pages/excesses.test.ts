import { excessesOf, inWords } from './excesses';

const kept = {
  what: 'against a static page',
  limit: 1.15,
  ratio: { median: 1.2, low: 1.1, high: 1.3 },
  isBroken: false,
};
const broken = { what: 'against one build', limit: 0.6, ratio: { median: 0.72, low: 0.65, high: 0.8 }, isBroken: true };
const paint = { name: '/pt/parceiros', rounds: 9, limits: [kept, broken] };

test('names the page, the measured ratio, the limit and the excess', () => {
  expect(excessesOf(paint)).toEqual([
    '/pt/parceiros: the largest paint is 0.72 (0.65-0.80) against one build, 0.12 over 0.6',
  ]);
});

test('reports no excess while a limit is not certainly broken', () => {
  expect(excessesOf({ ...paint, limits: [kept] })).toEqual([]);
});

test('describes a page by both ratios and the number of rounds', () => {
  expect(inWords(paint)).toBe(
    '/pt/parceiros: 1.20 (1.10-1.30) against a static page, 0.72 (0.65-0.80) against one build; 9 rounds',
  );
});
