import * as fc from 'fast-check';
import { decideAttempt, decideRefund, type Attempts } from './throttle.decide';

const limits = { failures: 3, windowSeconds: 300 };
const start = new Date('2026-03-02T12:00:00Z').getTime();
const at = (seconds: number) => new Date(start + seconds * 1000);

/** Makes an attempt at each of these seconds. Returns the wait of each, 0 when it was allowed. */
function attemptAt(...seconds: number[]): number[] {
  let row: Attempts | undefined;
  return seconds.map((second) => {
    const decision = decideAttempt(row, at(second), limits);
    if (decision.allowed) row = decision.next;
    return decision.allowed ? 0 : decision.retryAfter;
  });
}

it('allows attempts up to the limit, then requires a wait of a minute', () => {
  expect(attemptAt(0, 1, 2, 3)).toEqual([0, 0, 0, 59]);
});

it('counts afresh when the window is over', () => {
  expect(attemptAt(0, 1, 301, 302, 303, 304)).toEqual([0, 0, 0, 0, 0, 59]);
});

it('doubles the wait up to a quarter of an hour', () => {
  const waits = attemptAt(0, 0, 0, 1, 60, 61, 180, 181, 420, 421, 900, 901, 1800, 1801);
  expect(waits).toEqual([0, 0, 0, 59, 0, 119, 0, 239, 0, 479, 0, 899, 0, 899]);
});

it('forgets after an hour of quiet', () => {
  expect(attemptAt(0, 0, 0, 60 + 3600, 60 + 3601, 60 + 3602, 60 + 3603)).toEqual([0, 0, 0, 0, 0, 0, 59]);
});

it('never allows more than the limit and one attempt for each wait, whenever the attempts are made', () => {
  const times = fc.array(fc.integer({ min: 0, max: 3000 }), { maxLength: 200 });
  fc.assert(
    fc.property(times, (seconds) => {
      const sorted = seconds.sort((a, b) => a - b).filter((second) => second < 300);
      const allowed = attemptAt(...sorted).filter((wait) => wait === 0).length;
      // In five minutes: three failures, then one after 1 minute, one after 2 more.
      expect(allowed).toBeLessThanOrEqual(limits.failures + 2);
    }),
  );
});

it('takes back what one attempt added and no more', () => {
  const before = decideAttempt(undefined, at(0), limits);
  if (!before.allowed) throw new Error('the first attempt is allowed');
  const after = decideAttempt(before.next, at(1), limits);
  if (!after.allowed) throw new Error('the second attempt is allowed');
  const { failures, waits, blocked_until } = decideRefund(after.next, after.startsWait);
  expect({ failures, waits, blocked_until }).toEqual({ failures: 1, waits: 0, blocked_until: null });
});
