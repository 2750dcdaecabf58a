import { getService, servicesOf, type ServiceCategory } from 'shared-config/catalogue/catalogue';
import type { Price } from 'shared-config/catalogue/service';

const amountOf = (price: Price | undefined) => (price?.kind === 'amount' ? price.amount : Infinity);

/** The lowest amount in the lists of a category, or that of websites. */
export function fromPrice(offer: ServiceCategory | 'websites'): number {
  const ids = offer === 'websites' ? [offer] : servicesOf(offer);
  return Math.min(...ids.map((id) => amountOf(getService(id).prices.list)));
}
