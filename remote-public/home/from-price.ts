import { getService, servicesOf, type ServiceCategory } from '@ponte/contract/catalogue/catalogue';
import { from, type Price } from '@ponte/contract/catalogue/service';

const amountOf = (price: Price | undefined) => (price?.kind === 'amount' ? price.amount : Infinity);

/** Where a category's list starts, or what a website does. */
export function fromPrice(offer: ServiceCategory | 'websites'): Price {
  const ids = offer === 'websites' ? [offer] : servicesOf(offer);
  return from(Math.min(...ids.map((id) => amountOf(getService(id).prices.list))));
}
