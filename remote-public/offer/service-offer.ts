import type { HeadContext } from 'shared-config/kit';
import { priceOn, type PageServiceId } from 'shared-config/catalogue/catalogue';
import type { Surface } from 'shared-config/catalogue/service';
import { officialAmounts } from './official-amounts';

/** A service for search engines, with the price that the surface shows; without one where there is no amount. */
export function serviceOffer({ t, urlOf, site, language }: HeadContext, id: PageServiceId, surface: Surface): object {
  const price = priceOn(surface, id);
  return {
    '@type': 'Service',
    name: t(`service.${id}.title`),
    description: t(`service.${id}.promise`, officialAmounts(language)),
    url: urlOf(id),
    provider: { '@type': 'Organization', '@id': `${site.url}/#organization`, name: site.brand },
    ...('amount' in price && {
      offers: { '@type': 'Offer', price: price.amount, priceCurrency: 'USD', url: urlOf(id) },
    }),
  };
}
