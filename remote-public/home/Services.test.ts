import { fromPrice } from './Services';

test.each([
  ['visas', 23],
  ['company', 25],
  ['tax', 19],
  ['websites', 149],
] as const)('starts %s at its lowest list price', (offer, amount) => {
  expect(fromPrice(offer)).toEqual({ kind: 'amount', amount, from: true });
});
