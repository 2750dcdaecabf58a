import { routes } from '../routes';
import {
  allServicesOf,
  categoryOf,
  getService,
  hasOtherPrices,
  isPageService,
  pageServiceIds,
  priceOn,
  scopeOf,
  serviceIds,
  servicesOf,
  visaGroups,
} from './catalogue';
import { officialFees } from './official-fees';
import type { Price, PriceSource } from './price';

const short = (price: Price | undefined) => {
  if (!price) return '';
  if (price.kind !== 'amount') return price.kind + ('amount' in price ? ` ${price.amount}` : '');
  return `${price.from ? 'from ' : ''}${price.amount}${price.unit ? ` a ${price.unit}` : ''}`;
};

/** The specification's sections 2 and 9. */
const specification = `
  id                 | list      | detail        | chat
  b1b2               | 29        | 45            | 29
  family             | 29        | 55 a member   |
  f1                 | 39        | 59            |
  f2                 | 39        | 49            |
  eb1a               | 89        | 79            |
  eb2niw             | 89        | 69            |
  otherWork          | 89        |               |
  renewal            | 23        | 39            |
  specialCases       | onRequest |               |
  complementary      | onRequest | 25 a document |
  companyOpening     | 79        |               | 79
  fiscalAddress      | from 35   | 29            | from 35
  operatingAgreement | 25        | 25            | 25
  itin               | 59        | 55            | 79
  w7                 | 29        | inItin        |
  businessLicense    | 49        | text 49       |
  taxReturn          | 39        |               |
  scheduleC          | 29        |               |
  childTaxCredit     | 19        |               |
  w9                 | 25        |               |
  otherDocuments     | onRequest |               |
  submission         | inMain    |               |
  studentVisa        |           |               | 39
  workVisas          |           |               | 89
  llcTaxReport       |           |               | 119
  onlineStore        |           |               | from 299
  institutionalSite  |           |               | from 149
  websites           | from 149  |               |
`;

const rows = specification
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('|').map((cell) => cell.trim()));

it('has every figure of the specification on its surface, and no other service', () => {
  const catalogue = serviceIds.map((id) => {
    const { list, detail, chat } = getService(id).prices;
    return [id, short(list), short(detail), short(chat)];
  });
  expect(catalogue).toEqual(rows);
});

it('lists official fees', () => {
  expect(officialFees).toEqual({
    stateFiling: { from: 50, to: 150 },
    stateFee: { from: 50, to: 300 },
    ein: 0,
    childCreditUpTo: 2000,
  });
});

it('has a service for every detail route, and a route for every service but the one that no page describes', () => {
  const detailRoutes = routes.filter((route) => route.module === 'detail').map((route) => route.id);
  expect([...pageServiceIds].sort()).toEqual(detailRoutes.sort());
  for (const id of pageServiceIds) expect(getService(id).page).toBe(id);

  const routeIds = routes.map((route) => route.id);
  const elsewhere = serviceIds.filter((id) => !routeIds.some((route) => route === getService(id).page));
  expect(elsewhere).toEqual(['llcTaxReport']);
});

it('lists nine visas, six company services and five taxes', () => {
  expect(servicesOf('visas')).toEqual('b1b2 family f1 f2 eb1a eb2niw renewal specialCases complementary'.split(' '));
  expect(servicesOf('company')).toHaveLength(6);
  expect(servicesOf('tax')).toEqual('taxReturn scheduleC childTaxCredit w9 otherDocuments'.split(' '));
});

it('includes four items in each service, five in the business licence', () => {
  for (const id of pageServiceIds) expect(getService(id).included).toBe(id === 'businessLicense' ? 5 : 4);
});

it('shows the price of another surface where a surface has none', () => {
  expect(short(priceOn('detail', 'b1b2'))).toBe('45');
  expect(short(priceOn('detail', 'taxReturn'))).toBe('39');
  expect(short(priceOn('list', 'onlineStore'))).toBe('from 299');
});

it('shows an amount as a minimum where the detail page asks a higher one', () => {
  const shown = (surface: 'list' | 'chat') =>
    Object.fromEntries(
      serviceIds.map((id) => [id, short(priceOn(surface, id))]).filter(([, price]) => price?.startsWith('from')),
    );
  const sites = { websites: 'from 149', institutionalSite: 'from 149', onlineStore: 'from 299' };
  const specified = { fiscalAddress: 'from 35', ...sites };
  const visas = { b1b2: 'from 29', f1: 'from 39', f2: 'from 39', renewal: 'from 23', family: 'from 29' };
  expect(shown('list')).toEqual({ ...visas, ...specified, studentVisa: 'from 39' });
  expect(short(priceOn('chat', 'b1b2'))).toBe('from 29');
  expect(short(priceOn('chat', 'studentVisa'))).toBe('from 39');
  expect(short(priceOn('chat', 'workVisas'))).toBe('89');
  // Its page names no amount.
  expect(short(priceOn('list', 'w7'))).toBe('29');
});

/** What a site shows that takes all of its prices from one surface. */
const oneSet = {
  detail: {
    b1b2: '45',
    f1: '59',
    eb1a: '79',
    family: '55 a member',
    complementary: '25 a document',
    fiscalAddress: '29',
    itin: '55',
    w7: 'inItin',
    businessLicense: 'text 49',
    taxReturn: '39',
    studentVisa: 'from 49',
    workVisas: 'from 69',
    llcTaxReport: '119',
    websites: 'from 149',
  },
  list: {
    b1b2: '29',
    f1: '39',
    eb1a: '89',
    family: '29',
    complementary: 'onRequest',
    fiscalAddress: 'from 35',
    itin: '59',
    w7: '29',
    businessLicense: '49',
    taxReturn: '39',
    studentVisa: '39',
    workVisas: '89',
    llcTaxReport: '119',
    websites: 'from 149',
  },
} as const;

describe.each(['list', 'detail', 'chat'] as const)('on the surface %s', (surface) => {
  it.each(['detail', 'list'] as const)('shows one set of prices from %s', (source) => {
    const expected = oneSet[source];
    const ids = Object.keys(expected) as (keyof typeof expected)[];
    expect(Object.fromEntries(ids.map((id) => [id, short(priceOn(surface, id, source))]))).toEqual(expected);
  });
});

it('says what a figure covers exactly where another surface shows another one', () => {
  const differing = rows
    .filter(([, ...prices]) => new Set(prices.filter(Boolean)).size > 1)
    .map(([id]) => id)
    // The same figure twice, once in a text.
    .filter((id) => id !== 'businessLicense');
  const scoped = (source: PriceSource) => serviceIds.filter((id) => scopeOf(id, source));
  // With every set of prices: each comes on top of its return.
  const schedules = ['scheduleC', 'childTaxCredit'];
  // Among visas for work, which say it.
  const order = serviceIds.filter((id) => id === 'otherWork' || (differing as readonly string[]).includes(id));
  // The last two differ from the visas that they stand for.
  expect(scoped('surface')).toEqual([...order, ...schedules, 'studentVisa', 'workVisas']);
  expect(scoped('detail')).toEqual(schedules);
  expect(scoped('list')).toEqual(schedules);
});

it('says which pages ask another price than the lists', () => {
  const others = (source?: PriceSource) => pageServiceIds.filter((id) => hasOtherPrices(id, source));
  expect(others()).toEqual('b1b2 family f1 f2 eb1a eb2niw renewal complementary fiscalAddress itin w7'.split(' '));
  expect(others('detail')).toEqual([]);
  expect(others('list')).toEqual([]);
});

it('finds the category of a service', () => {
  expect(categoryOf('otherWork')).toBe('visas');
  expect(categoryOf('w7')).toBe('company');
  expect(isPageService('w7')).toBe(true);
  expect(isPageService('studentVisa')).toBe(false);
});

it('puts each visa of the list into one group, in the order of the list', () => {
  expect(Object.values(visaGroups).flat()).toEqual(allServicesOf('visas'));
  expect(allServicesOf('visas')).toHaveLength(servicesOf('visas').length + 1);
});
