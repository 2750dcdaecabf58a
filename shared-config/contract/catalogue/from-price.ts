import { getService, priceOn, scopeOf, servicesOf, type ServiceCategory } from './catalogue';
import { from, type Price, type PriceScope, type PriceSource } from './price';

interface FromPrice {
  price: ReturnType<typeof from>;
  scope: PriceScope | undefined;
}

/** The lowest list price that a visitor can buy alone, of a category or of a website, in US dollars, and what it covers. */
export function fromPrice(offer: ServiceCategory | 'websites', source?: PriceSource): FromPrice {
  const ids = offer === 'websites' ? [offer] : servicesOf(offer).filter((id) => !getService(id).addOn);
  const [lowest] = ids
    .map((id) => ({ amount: amountOf(priceOn('list', id, source)), scope: scopeOf(id, source) }))
    .sort((some, other) => some.amount - other.amount);
  return { price: from(lowest?.amount ?? 0), scope: lowest?.scope };
}

const amountOf = (price: Price) => ('amount' in price ? price.amount : Infinity);
