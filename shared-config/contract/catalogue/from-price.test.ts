import { fromPrice } from './from-price';

test.each([
  ['visas', 'surface', 23, 'applicant'],
  ['visas', 'list', 23, undefined],
  ['visas', 'detail', 39, undefined],
  ['company', 'surface', 25, undefined],
  ['company', 'detail', 25, undefined],
  ['tax', 'surface', 25, undefined],
  ['tax', 'list', 25, undefined],
  ['websites', 'surface', 149, undefined],
] as const)('starts %s with prices from %s at %d', (offer, source, amount, scope) => {
  expect(fromPrice(offer, source)).toEqual({ price: { kind: 'amount', amount, from: true }, scope });
});
