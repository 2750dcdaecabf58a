import { priceOn, scopeOf, servicesOf, type ServiceCategory } from './catalogue';
import { from, type Price, type PriceScope, type PriceSource } from './price';

interface FromPrice {
  price: ReturnType<typeof from>;
  scope: PriceScope | undefined;
}

/** The lowest list price of a category, or of a website, in US dollars, and what it covers. */
export function fromPrice(offer: ServiceCategory | 'websites', source?: PriceSource): FromPrice {
  const ids = offer === 'websites' ? [offer] : servicesOf(offer);
  const [lowest] = ids
    .map((id) => ({ amount: amountOf(priceOn('list', id, source)), scope: scopeOf(id, source) }))
    .sort((some, other) => some.amount - other.amount);
  return { price: from(lowest?.amount ?? 0), scope: lowest?.scope };
}

/** A document belongs to a service: its price is not that of one. */
function amountOf(price: Price): number {
  const isService = price.kind === 'amount' ? price.unit !== 'document' : 'amount' in price;
  return isService && 'amount' in price ? price.amount : Infinity;
}
