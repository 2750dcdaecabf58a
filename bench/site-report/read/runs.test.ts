import type { Results } from '../../report/results-page';
import { listRuns } from './runs';

const timings = (largestPaint: number) => ({ firstPaint: 500, largestPaint, interactive: 1, blocked: 0, shift: 0 });
const rounds = [{ composed: timings(600), static: timings(500), oneClient: timings(1200) }];

test('checks the limits of every run again, also of one that was recorded under another name', () => {
  const recorded = { date: '2026-11-21', rounds, gates: [] } as unknown as Results;
  const [run] = listRuns([recorded]);
  expect(run?.limits.map(({ ratio }) => ratio.median)).toEqual([1.2, 0.5]);
});

test('lists one run for two records of the same rounds', () => {
  const recorded = { date: '2026-11-21', rounds } as unknown as Results;
  expect(listRuns([recorded, { ...recorded, date: '2026-11-22' }]).map(({ date }) => date)).toEqual(['2026-11-22']);
});
