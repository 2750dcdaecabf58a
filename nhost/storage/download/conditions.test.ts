import { decideRange, decideStatus } from './conditions';

const version = { etag: '"abc"', lastModified: new Date('2026-03-02T12:00:00.700Z') };
const same = 'Mon, 02 Mar 2026 12:00:00 GMT';
const before = 'Mon, 02 Mar 2026 11:59:59 GMT';

it.each<[Record<string, string>, number]>([
  [{}, 200],
  [{ 'if-none-match': '"abc"' }, 304],
  [{ 'if-none-match': 'W/"abc"' }, 304],
  [{ 'if-none-match': '"x", "abc"' }, 304],
  [{ 'if-none-match': '*' }, 304],
  [{ 'if-none-match': '"x"' }, 200],
  [{ 'if-none-match': 'abc' }, 200],
  [{ 'if-none-match': '"x"', 'if-modified-since': same }, 200],
  [{ 'if-modified-since': same }, 304],
  [{ 'if-modified-since': before }, 200],
  [{ 'if-modified-since': 'nonsense' }, 200],
  [{ 'if-match': '"abc"' }, 200],
  [{ 'if-match': '*' }, 200],
  [{ 'if-match': '"x"' }, 412],
  [{ 'if-match': 'W/"abc"' }, 412],
  [{ 'if-match': '"abc"', 'if-none-match': '"abc"' }, 304],
  [{ 'if-unmodified-since': same }, 200],
  [{ 'if-unmodified-since': before }, 412],
  [{ 'if-match': '"abc"', 'if-unmodified-since': before }, 200],
])('%j gets %d', (headers, status) => {
  expect(decideStatus(headers, version)).toBe(status);
});

it.each<[string, string | undefined, unknown]>([
  ['bytes=0-3', undefined, { start: 0, end: 3 }],
  ['bytes=4-', undefined, { start: 4, end: 9 }],
  ['bytes=-3', undefined, { start: 7, end: 9 }],
  ['bytes=-30', undefined, { start: 0, end: 9 }],
  ['bytes=9-99', undefined, { start: 9, end: 9 }],
  ['bytes=10-', undefined, 'unsatisfiable'],
  ['bytes=-0', undefined, 'unsatisfiable'],
  ['bytes=3-2', undefined, undefined],
  ['bytes=0-1,4-5', undefined, undefined],
  ['bytes=-', undefined, undefined],
  ['bytes=a-b', undefined, undefined],
  ['lines=0-1', undefined, undefined],
  ['bytes=0-99999999999999999999', undefined, undefined],
  ['bytes=0-3', '"abc"', { start: 0, end: 3 }],
  ['bytes=0-3', same, { start: 0, end: 3 }],
  ['bytes=0-3', '"x"', undefined],
  ['bytes=0-3', 'W/"abc"', undefined],
])('%s of ten bytes, if it still is %s, is %j', (range, ifRange, part) => {
  expect(decideRange({ range, ...(ifRange && { 'if-range': ifRange }) }, 10, version)).toEqual(part);
});

it('an empty content has no part', () => {
  expect(decideRange({ range: 'bytes=0-' }, 0, version)).toBe('unsatisfiable');
  expect(decideRange({ range: 'bytes=-5' }, 0, version)).toBe('unsatisfiable');
});
