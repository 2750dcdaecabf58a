import { from, onRequest, per, usd } from './service';
import { formatPrice, pricePhrase } from './price';

const t = (key: string, values?: { amount: string }) => `${key} ${values?.amount ?? ''}`.trim();

/** Intl keeps amount and currency on one line. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it.each([
  ['pt', 29, 'US$ 29'],
  ['en', 29, '$29'],
  ['es', 29, 'USD 29'],
  ['pt', 2000, 'US$ 2.000'],
  ['en', 2000, '$2,000'],
  ['es', 2000, 'USD 2,000'],
  ['pt', 29.5, 'US$ 29,50'],
  ['en', 29.5, '$29.50'],
] as const)('writes in %s %d as %s', (language, amount, expected) => {
  expect(plain(formatPrice(language, amount))).toBe(expected);
});

it.each([
  [usd(45), '$45'],
  [from(35), 'price.from $35'],
  [per('member', 55), 'price.per_member $55'],
  [per('document', 25), 'price.per_document $25'],
  [onRequest, 'price.on_request'],
  [{ kind: 'inItin' } as const, 'price.in_itin'],
  [{ kind: 'inMain' } as const, 'price.in_main'],
  [{ kind: 'text', key: 'service.businessLicense.price', amount: 49 } as const, 'service.businessLicense.price $49'],
])('puts %j into words', (price, expected) => {
  expect(pricePhrase(t, 'en', price)).toBe(expected);
});
