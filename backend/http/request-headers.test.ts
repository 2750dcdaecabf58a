import { decideEncoding } from './request-headers';

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['BR', 'br'],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('%p takes %p', (header, encoding) => {
  expect(decideEncoding(header, ['br', 'gzip'])).toBe(encoding);
});
