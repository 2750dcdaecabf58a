import { compare, findChange } from './compare';
import { difference, thousands } from './html/numbers';
import type { ReportData } from './report';

function report(main: number, html: number, others: readonly string[] = []): ReportData {
  const bundle = (name: string, bytes: number) => ({ name, usedBy: [], mostly: undefined, bytes, packages: {} });
  return {
    at: '2026-11-23T10:00:00.000Z',
    commit: undefined,
    builds: [
      { part: 'shell', build: '1', bundles: [bundle('main.js', main), ...others.map((name) => bundle(name, 10))] },
    ],
    costs: [
      { of: '/pt', screen: 'phone', builds: {}, costs: { html: { measured: html, goal: 12_000, limit: 12_900 } } },
    ],
  };
}

test('lists what differs: bundles, pages, and what is new or gone', () => {
  const changes = compare(report(100, 12_675, ['old.js']), report(120, 12_000, ['new.js']));
  expect(changes).toEqual([
    { group: 'bundle', what: 'shell main.js', cost: 'bytes', before: 100, after: 120 },
    { group: 'bundle', what: 'shell new.js', cost: 'bytes', before: undefined, after: 10 },
    { group: 'page', what: '/pt, phone', cost: 'html', before: 12_675, after: 12_000 },
    { group: 'bundle', what: 'shell old.js', cost: 'bytes', before: 10, after: undefined },
  ]);
});

test('lists nothing when only the build ids and times differ', () => {
  expect(compare(report(100, 12_675), { ...report(100, 12_675), at: '2026-11-24T10:00:00.000Z' })).toEqual([]);
});

test('writes differences with their sign', () => {
  const changes = compare(report(1000, 12_675, ['old.js']), report(2234, 12_000, ['new.js']));
  const inWords = (what: string, cost: string) => difference(findChange(changes, what, cost), thousands);
  expect(inWords('shell main.js', 'bytes')).toBe('+1.2');
  expect(inWords('/pt, phone', 'html')).toBe('−0.7');
  expect(inWords('shell new.js', 'bytes')).toBe('new');
  expect(inWords('shell old.js', 'bytes')).toBe('gone');
  expect(inWords('/pt, phone', 'script')).toBe('');
  expect(difference({ before: 12_675, after: 12_660 }, thousands)).toBe('');
});
