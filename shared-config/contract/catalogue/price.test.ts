import { languages, localeTags } from '../language';
import { formatPrice, from, onRequest, partsOf, per, splitPrice, usd } from './price';

/** Replaces the non-breaking space that Intl puts between amount and currency. */
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
] as const)('formats in %s %d as %s', (language, amount, expected) => {
  expect(plain(formatPrice(language, amount))).toBe(expected);
});

it('splits a price before its figure', () => {
  expect(splitPrice('pt', 29.5)).toEqual({ currency: 'US$\u00a0', number: '29,50' });
  expect(splitPrice('en', 2000)).toEqual({ currency: '$', number: '2,000' });
});

it.each(languages)('formats in %s as Intl does', (language) => {
  const options = { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' } as const;
  const intl = new Intl.NumberFormat(localeTags[language], options);
  for (const amount of [0, 7, 12.5, 0.05, 99.99, 999, 1000, 1234.5, 100_000, 1_234_567.8])
    expect(formatPrice(language, amount)).toBe(intl.format(amount));
});

it.each([
  [usd(45), { amount: 45 }],
  [from(35), { words: 'price.from', amount: 35 }],
  [per('member', 55), { words: 'price.per_member', amount: 55 }],
  [per('document', 25), { words: 'price.per_document', amount: 25 }],
  [onRequest, { words: 'price.on_request' }],
  [{ kind: 'inItin' } as const, { words: 'price.in_itin' }],
  [{ kind: 'inMain' } as const, { words: 'price.in_main' }],
  [
    { kind: 'text', key: 'service.businessLicense.price', amount: 49 } as const,
    { words: 'service.businessLicense.price', amount: 49 },
  ],
])('splits %j into text key and amount', (price, parts) => {
  expect(partsOf(price)).toEqual(parts);
});
