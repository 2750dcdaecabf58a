import { isMeasured, judge, judgeTogether } from './judge';

const timings = (largestPaint: number) => ({ firstPaint: 0, largestPaint, interactive: 0, blocked: 0, shift: 0 });
const round = (composed: number) => ({
  composed: timings(composed),
  static: timings(100),
  oneClient: timings(200),
});
const good = round(100);
const slow = round(150);
const times = <T>(count: number, value: T) => Array.from({ length: count }, () => value);

test('a page gets two rounds, however good the first is', () => {
  expect(isMeasured([])).toBe(false);
  expect(isMeasured([good])).toBe(false);
  expect(isMeasured([good, good])).toBe(true);
});

test('a page whose median is over a limit gets more, until it is within', () => {
  expect(isMeasured([slow, slow, good])).toBe(false);
  expect(isMeasured([slow, slow, good, good, good])).toBe(true);
});

test('the limit against one build counts as well', () => {
  const slowAgainstOneBuild = { ...round(110), oneClient: timings(150) };
  expect(isMeasured([slowAgainstOneBuild, slowAgainstOneBuild])).toBe(false);
});

test('rounds end after the fifteenth, and a page that was slow in all of them is broken', () => {
  expect(isMeasured(times(14, slow))).toBe(false);
  expect(isMeasured(times(15, slow))).toBe(true);
  expect(judge('/pt', times(15, slow)).gates.map(({ isBroken }) => isBroken)).toEqual([true, true]);
});

test('of all pages together only the rounds count that a page got whatever it showed', () => {
  const pages = [
    [good, good],
    [good, good, ...times(13, slow)],
  ];
  expect(judgeTogether(pages)).toMatchObject({ rounds: 4, gates: [{ isBroken: false }, { isBroken: false }] });
});

test('a slip of all pages is found together, where the rounds of one page leave it open', () => {
  const page = [round(112), round(125)];
  const other = [round(120), round(118)];
  expect(judge('/pt', page).gates[0]).toMatchObject({ isBroken: false });
  expect(judgeTogether(times(16, [page, other]).flat()).gates[0]).toMatchObject({ isBroken: true });
});
