import { decideGuard, wilsonLowerBound, type Evidence, type Verdict } from './decide-guard';

const limits = { views: 20, ratio: 0.05 };

function evaluate(failed: number, views: number, before: [number, number] | null, others: [number, number][] = []) {
  const counted = ([failures, seen]: [number, number]) => ({ failed: failures, views: seen });
  const evidence: Evidence = {
    tally: { failed, views },
    before: before && counted(before),
    others: others.map(counted),
  };
  return decideGuard(evidence, limits);
}

test.each<[failed: number, views: number, before: [number, number] | null, verdict: Verdict, why: string]>([
  [0, 0, [0, 1000], 'waiting', 'no view'],
  [19, 19, [0, 1000], 'waiting', 'one view too few'],
  [20, 20, [0, 1000], 'bad', 'every page failed'],
  [12, 80, [4, 1000], 'bad', 'clearly more often than before'],
  [1, 20, [0, 1000], 'fine', 'one visitor’s network'],
  [3, 20, [0, 1000], 'fine', 'what one address can report'],
  [5, 21, [0, 1000], 'fine', 'what one address can report, although it is a quarter'],
  [6, 21, [0, 1000], 'bad', 'more than one address can report'],
  [6, 80, [0, 1000], 'fine', '7.5 % may still mean 3.5 %'],
  [50, 1000, [0, 1000], 'fine', 'at the limit'],
  [70, 1000, [0, 1000], 'bad', '7 % of many views is over the limit'],
  [100, 1000, [50, 1000], 'fine', 'twice as often as before'],
  [200, 1000, [50, 1000], 'bad', 'four times as often as before'],
  [400, 1000, [350, 1000], 'fine', 'as bad as the one before'],
  [12, 80, [1, 2], 'bad', 'too few views of the one before, so the limit decides'],
  [12, 80, [0, 0], 'bad', 'no view of the one before'],
  [80, 80, null, 'stuck', 'nothing to go back to'],
  [1, 80, null, 'fine', 'nothing to go back to, and no need'],
])('%d of %d pages, before %j: %s, as %s', (failed, views, before, verdict) => {
  expect(evaluate(failed, views, before)).toBe(verdict);
});

test.each<[others: [number, number][], verdict: Verdict]>([
  [[[0, 80]], 'bad'],
  [[[40, 80]], 'widespread'],
  [
    [
      [0, 80],
      [40, 80],
    ],
    'widespread',
  ],
  [[[2, 80]], 'bad'],
  [[[5, 5]], 'bad'],
  [[], 'bad'],
])('with other remotes at %j it is %s', (others, verdict) => {
  expect(evaluate(40, 80, [0, 1000], others)).toBe(verdict);
});

test('several failing remotes without a previous build are widespread too', () => {
  expect(evaluate(40, 80, null, [[40, 80]])).toBe('widespread');
});

test.each([
  [0, 0, 0],
  [0, 50, 0],
  [2, 20, 0.028],
  [12, 80, 0.088],
  [20, 20, 0.839],
])('the lower bound of %d in %d is %d', (failed, views, bound) => {
  expect(wilsonLowerBound({ failed, views })).toBeCloseTo(bound, 3);
});
