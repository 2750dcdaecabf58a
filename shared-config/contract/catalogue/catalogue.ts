import type { RouteId } from '../routes';
import { from, onRequest, per, usd, type Price, type PriceScope, type PriceSource } from './price';

type ServiceKind = 'visa' | 'company' | 'tax' | 'website';

/** Where a price is shown: in a list of cards, on the service's own page, in the chat with Hel. */
export type Surface = 'list' | 'detail' | 'chat';

/**
 * A service. Its texts are in the parts.
 *
 * - `page`: the route that describes it; absent if none does.
 * - `prices`: the specification's figure for each surface. They differ on purpose, and the owner decides which one is
 *   right. A surface without a figure shows another surface's (`priceOn`).
 * - `scope`: what its figures cover, where surfaces differ.
 * - `addOn`: bought only together with another service, as a schedule with its return.
 * - `included`: how many items its own page lists; absent without a page.
 */
interface ServiceEntry {
  readonly kind: ServiceKind;
  readonly page?: RouteId;
  readonly prices: Readonly<Partial<Record<Surface, Price>>>;
  readonly scope?: PriceScope;
  readonly addOn?: true;
  readonly included?: 4 | 5;
}

const workVisa = 89;
const institutionalSite = 149;
const businessLicense = 49;
const licensePrice: Price = { kind: 'text', key: 'service.businessLicense.price', amount: businessLicense };

type Prices = ServiceEntry['prices'];

function visa<Id extends RouteId>(page: Id, prices: Prices, scope?: PriceScope) {
  return { kind: 'visa', page, prices, included: 4, ...(scope && { scope }) } as const;
}

function company<Id extends RouteId>(page: Id, prices: Prices, scope?: PriceScope) {
  return { kind: 'company', page, prices, included: 4, ...(scope && { scope }) } as const;
}

function tax<Id extends RouteId>(page: Id, list: Price) {
  return { kind: 'tax', page, prices: { list }, included: 4 } as const;
}

/** A schedule of a return, which has its own price. */
const schedule = { scope: 'return', addOn: true } as const;

function chatOnly(kind: ServiceKind, page: RouteId, chat: Price) {
  return { kind, page, prices: { chat } } as const;
}

/** Services with a detail page, in the order of the lists. The key is the route's id. */
const withPage = {
  b1b2: visa('b1b2', { list: usd(29), detail: usd(45), chat: usd(29) }, 'applicant'),
  family: visa('family', { list: usd(29), detail: per('member', 55) }, 'person'),
  f1: visa('f1', { list: usd(39), detail: usd(59) }, 'student'),
  f2: visa('f2', { list: usd(39), detail: usd(49) }, 'dependent'),
  eb1a: visa('eb1a', { list: usd(89), detail: usd(79) }, 'person'),
  eb2niw: visa('eb2niw', { list: usd(89), detail: usd(69) }, 'person'),
  otherWork: visa('otherWork', { list: usd(workVisa) }, 'person'),
  renewal: visa('renewal', { list: usd(23), detail: usd(39) }, 'applicant'),
  specialCases: visa('specialCases', { list: onRequest }),
  complementary: {
    ...visa('complementary', { list: onRequest, detail: per('document', 25) }, 'document'),
    addOn: true,
  },

  companyOpening: company('companyOpening', { list: usd(79), chat: usd(79) }),
  fiscalAddress: company('fiscalAddress', { list: from(35), detail: usd(29), chat: from(35) }, 'company'),
  operatingAgreement: company('operatingAgreement', { list: usd(25), detail: usd(25), chat: usd(25) }),
  itin: company('itin', { list: usd(59), detail: usd(55), chat: usd(79) }, 'person'),
  w7: company('w7', { list: usd(29), detail: { kind: 'inItin' } }, 'form'),
  businessLicense: { ...company('businessLicense', { list: usd(businessLicense), detail: licensePrice }), included: 5 },

  taxReturn: tax('taxReturn', usd(39)),
  scheduleC: { ...tax('scheduleC', usd(29)), ...schedule },
  childTaxCredit: { ...tax('childTaxCredit', usd(19)), ...schedule },
  w9: tax('w9', usd(25)),
  otherDocuments: tax('otherDocuments', onRequest),
  submission: tax('submission', { kind: 'inMain' }),
} satisfies Record<string, ServiceEntry>;

/**
 * Services without a detail page: leaves of the chat with Hel, most of them in a category's page, and websites. What the
 * specification gives "from" an amount on another surface is so in the chat too.
 */
const withoutPage = {
  studentVisa: { ...chatOnly('visa', 'f1', usd(39)), scope: 'person' },
  workVisas: { ...chatOnly('visa', 'visas', usd(workVisa)), scope: 'person' },
  llcTaxReport: { kind: 'tax', prices: { chat: usd(119) } },
  onlineStore: chatOnly('website', 'websites', from(299)),
  institutionalSite: chatOnly('website', 'websites', from(institutionalSite)),
  websites: { kind: 'website', page: 'websites', prices: { list: from(institutionalSite) } },
} satisfies Record<string, ServiceEntry>;

/** A service with a detail page; also the id of that page's route. */
export type PageServiceId = keyof typeof withPage;
export type ServiceId = PageServiceId | keyof typeof withoutPage;
export type ServiceCategory = 'visas' | 'company' | 'tax';

export interface Service extends ServiceEntry {
  readonly id: ServiceId;
}

const table: Readonly<Record<ServiceId, ServiceEntry>> = { ...withPage, ...withoutPage };

export const serviceIds = Object.keys(table) as ServiceId[];
export const pageServiceIds = Object.keys(withPage) as PageServiceId[];

export function getService(id: ServiceId): Service {
  return { id, ...table[id] };
}

export function isPageService(id: string): id is PageServiceId {
  return Object.hasOwn(withPage, id);
}

/**
 * The price that a surface shows.
 *
 * With the source `surface`: its own, else that of the detail page, the list or the chat. It is "from" an amount if the
 * detail page asks a higher one: 29 and then 45 would read as a raised price. With `detail` or `list`: that of the named
 * surface, on all of them.
 */
export function priceOn(surface: Surface, id: ServiceId, source: PriceSource = 'surface'): Price {
  const covered = coveredBy[id];
  if (source === 'surface') {
    const price = ownPriceOn(surface, id);
    const asked = amountsOf((covered ?? [id]).map((page) => ownPriceOn('detail', page)));
    const [amount] = amountsOf([price]);
    return amount !== undefined && asked.length > 0 && amount < Math.min(...asked) ? from(amount) : price;
  }
  return covered ? lowestOf(covered.map((other) => ownPriceOn(source, other))) : ownPriceOn(source, id);
}

function ownPriceOn(surface: Surface, id: ServiceId): Price {
  const { prices } = table[id];
  return prices[surface] ?? prices.detail ?? prices.list ?? prices.chat ?? onRequest;
}

const amountsOf = (prices: readonly Price[]) => prices.flatMap((price) => ('amount' in price ? [price.amount] : []));

/** The services that the chat offers as one. */
const coveredBy: Partial<Record<ServiceId, readonly PageServiceId[]>> = {
  studentVisa: ['f1', 'f2'],
  workVisas: ['eb1a', 'eb2niw', 'otherWork'],
};

/** The amount that all prices share, else "from" the lowest. */
function lowestOf(prices: readonly Price[]): Price {
  const amounts = amountsOf(prices);
  const lowest = Math.min(...amounts);
  return amounts.every((amount) => amount === lowest) ? usd(lowest) : from(lowest);
}

/**
 * What a service's figures cover, if the site shows different ones on different surfaces, or if its neighbors in a list say so.
 * That a schedule comes on top of its return is so with every set of prices.
 */
export function scopeOf(id: ServiceId, source: PriceSource = 'surface'): PriceScope | undefined {
  const { scope } = table[id];
  return source === 'surface' || scope === 'return' ? scope : undefined;
}

/** Whether a service's own page may ask another price than a list. */
export function hasOtherPrices(id: ServiceId, source: PriceSource = 'surface'): boolean {
  const { list, detail } = table[id].prices;
  return source === 'surface' && detail !== undefined && amountIn(list) !== amountIn(detail);
}

const amountIn = (price?: Price) => (price && 'amount' in price ? price.amount : undefined);

/** One more service of a category than the specification lists: a visa in the group of work, help with sending below the taxes. */
export const extraServices = {
  visas: 'otherWork',
  company: undefined,
  tax: 'submission',
} as const satisfies Record<ServiceCategory, PageServiceId | undefined>;

const kindOf = { visas: 'visa', company: 'company', tax: 'tax' } as const satisfies Record<
  ServiceCategory,
  ServiceKind
>;

export function isCategory(id: string): id is ServiceCategory {
  return Object.hasOwn(kindOf, id);
}

/** The services of a category that have a page. */
export type ServiceIn<Category extends ServiceCategory> = {
  [Id in PageServiceId]: (typeof withPage)[Id]['kind'] extends (typeof kindOf)[Category] ? Id : never;
}[PageServiceId];

/** All services of a category that have a page, in the order of the lists. */
export function allServicesOf(category: ServiceCategory): PageServiceId[] {
  return pageServiceIds.filter((id) => table[id].kind === kindOf[category]);
}

/** Those that the specification lists in a category: nine visas, six for companies, five taxes. */
export function servicesOf(category: ServiceCategory): PageServiceId[] {
  return allServicesOf(category).filter((id) => extraServices[category] !== id);
}

/** The category of a service with a detail page. */
export function categoryOf(id: PageServiceId): ServiceCategory {
  const { kind } = withPage[id];
  return kind === 'visa' ? 'visas' : kind;
}

/** The visas by the visitor's purpose. */
export const visaGroups = {
  visit: ['b1b2', 'family'],
  study: ['f1', 'f2'],
  work: ['eb1a', 'eb2niw', 'otherWork'],
  renew: ['renewal', 'specialCases', 'complementary'],
} as const satisfies Record<string, readonly PageServiceId[]>;

export type VisaGroup = keyof typeof visaGroups;
