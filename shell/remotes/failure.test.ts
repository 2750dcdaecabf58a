import { describeFailure, kindOfLoadError, PartFailure } from './failure';

test('reports a failure’s phase and kind, and any other error as the entry’s', () => {
  const failure = { phase: 'style', kind: 'missing' } as const;
  expect(describeFailure(new PartFailure(failure, 'no style'))).toEqual(failure);
  expect(describeFailure(new Error('anything'))).toEqual({ phase: 'entry', kind: 'other' });
});

test.each([
  [[{ responseStatus: 200 }, { responseStatus: 404 }], 'missing'],
  [[{ responseStatus: 503 }], 'other'],
  [[{ responseStatus: 200 }], 'other'],
  [[], 'other'],
])('classifies a failed request with the timings %j as %s', (timings, kind) => {
  Object.assign(performance, { getEntriesByName: () => timings });
  expect(kindOfLoadError('/builds/public-2/remoteEntry.js')).toBe(kind);
});
