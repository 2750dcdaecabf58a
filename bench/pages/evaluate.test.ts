import { evaluate, evaluateTogether, excessesOf, inWords, isMeasured } from './evaluate';

const timings = (largestPaint: number) => ({ firstPaint: 0, largestPaint, interactive: 0, blocked: 0, shift: 0 });
const round = (composed: number) => ({
  composed: timings(composed),
  static: timings(100),
  oneClient: timings(200),
});
const good = round(100);
const slow = round(150);
const times = <T>(count: number, value: T) => Array.from({ length: count }, () => value);

test('measures a page at least twice', () => {
  expect(isMeasured([])).toBe(false);
  expect(isMeasured([good])).toBe(false);
  expect(isMeasured([good, good])).toBe(true);
});

test('measures again while a median is over its limit', () => {
  expect(isMeasured([slow, slow, good])).toBe(false);
  expect(isMeasured([slow, slow, good, good, good])).toBe(true);
});

test('checks the limit against one build too', () => {
  const slowAgainstOneBuild = { ...round(110), oneClient: timings(150) };
  expect(isMeasured([slowAgainstOneBuild, slowAgainstOneBuild])).toBe(false);
});

test('stops after fifteen rounds and reports a page that was slow in all of them', () => {
  expect(isMeasured(times(14, slow))).toBe(false);
  expect(isMeasured(times(15, slow))).toBe(true);
  expect(evaluate('/pt', times(15, slow)).limits.map(({ isBroken }) => isBroken)).toEqual([true, true]);
});

test('pools only the first two rounds of each page', () => {
  const pages = [
    [good, good],
    [good, good, ...times(13, slow)],
  ];
  expect(evaluateTogether(pages)).toMatchObject({ rounds: 4, limits: [{ isBroken: false }, { isBroken: false }] });
});

test('finds a small regression of all pages that the rounds of one page cannot prove', () => {
  const page = [round(112), round(125)];
  const other = [round(120), round(118)];
  expect(evaluate('/pt', page).limits[0]).toMatchObject({ isBroken: false });
  expect(evaluateTogether(times(16, [page, other]).flat()).limits[0]).toMatchObject({ isBroken: true });
});

describe('a page in words', () => {
  const ratio = { median: 1.2, low: 1.1, high: 1.3 };
  const kept = { what: 'against a static page', limit: 1.15, ratio, isBroken: false };
  const over = { median: 0.72, low: 0.65, high: 0.8 };
  const broken = { what: 'against one build', limit: 0.6, ratio: over, isBroken: true };
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
});
