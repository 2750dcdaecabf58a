import { compareCompletions, completedNow, completionOf, momentOf } from './headers';

/** A marker that the writer claimed at one time, and the server wrote at another. */
function written(at: string, claimed = at) {
  const modified = new Date(`2026-11-24T10:00:${at}Z`);
  const headers = completedNow(new Date(`2026-11-24T10:00:${claimed}Z`));
  // A server sends whole seconds.
  return completionOf({ etag: '', modified: new Date(modified.setMilliseconds(0)), now: modified, headers });
}

const newestFirst = (...completions: ReturnType<typeof written>[]) => [...completions].sort(compareCompletions);

test('orders what was written within one second, and across its end', () => {
  const first = written('10.100');
  const across = written('11.004', '10.996');
  const last = written('11.050');
  expect(newestFirst(first, last, across)).toEqual([last, across, first]);
  expect(momentOf(across)).toEqual(new Date('2026-11-24T10:00:11.000Z'));
  expect(momentOf(last)).toEqual(new Date('2026-11-24T10:00:11.050Z'));
});

test('orders by the server between writers, however wrong their clocks are', () => {
  const early = written('10.500', '59.000');
  const late = written('12.500', '01.000');
  expect(newestFirst(early, late)).toEqual([late, early]);
  expect(momentOf(early)).toEqual(new Date('2026-11-24T10:00:10.999Z'));
  expect(momentOf(late)).toEqual(new Date('2026-11-24T10:00:12.000Z'));
});

test('takes a marker without a claim for the first of its second', () => {
  const silent = completionOf({ etag: '', modified: new Date(5000), now: new Date(5000), headers: {} });
  expect(silent).toEqual({ second: 5000, claimed: 0 });
  expect(momentOf(silent)).toEqual(new Date(5000));
});
