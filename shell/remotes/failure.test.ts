import { describeFailure, kindOfRefusal, PartFailure } from './failure';

test('a failure knows where and how; an unexpected error counts as the entry’s', () => {
  const failure = { phase: 'style', kind: 'missing' } as const;
  expect(describeFailure(new PartFailure(failure, 'no style'))).toEqual(failure);
  expect(describeFailure(new Error('anything'))).toEqual({ phase: 'entry', kind: 'other' });
});

test.each([
  [[{ responseStatus: 200 }, { responseStatus: 404 }], 'missing'],
  [[{ responseStatus: 503 }], 'other'],
  [[{ responseStatus: 200 }], 'other'],
  [[], 'other'],
])('what the browser refused after the answers %j counts as %s', (timings, kind) => {
  Object.assign(performance, { getEntriesByName: () => timings });
  expect(kindOfRefusal('/builds/public-2/remoteEntry.js')).toBe(kind);
});
