import type { HeadContext } from '@ponte/kit';
import { priceOn, type PageServiceId } from '@ponte/contract/catalogue/catalogue';
import type { Price, Surface } from '@ponte/contract/catalogue/service';
import { officialAmounts } from './official-amounts';

/** A service for search engines, with the price that the surface shows; without one where there is no amount. */
export function serviceOffer(context: HeadContext, id: PageServiceId, surface: Surface): object {
  const { t, urlOf, language } = context;
  return describeService(context, priceOn(surface, id), {
    name: t(`service.${id}.title`),
    description: t(`service.${id}.promise`, officialAmounts(language)),
    url: urlOf(id),
  });
}

interface ServiceWords {
  readonly name: string;
  readonly description: string;
  readonly url: string;
}

export function describeService({ t, site }: HeadContext, price: Price, words: ServiceWords): object {
  return {
    '@type': 'Service',
    ...words,
    provider: { '@type': 'Organization', '@id': `${site.url}/#organization`, name: site.brand },
    ...('amount' in price && { offers: { '@type': 'Offer', url: words.url, ...describePrice(price, t) } }),
  };
}

/** An amount as it is meant: all that is paid, the least that is paid, or what is paid for each. */
function describePrice(price: Price & { amount: number }, t: HeadContext['t']): object {
  const priceCurrency = 'USD';
  const { from = false, unit = undefined } = price.kind === 'amount' ? price : {};
  if (from) {
    return { priceSpecification: { '@type': 'PriceSpecification', minPrice: price.amount, priceCurrency } };
  }
  if (unit) {
    const unitText = t(`price.unit_${unit}`);
    return { priceSpecification: { '@type': 'UnitPriceSpecification', price: price.amount, priceCurrency, unitText } };
  }
  return { price: price.amount, priceCurrency };
}
