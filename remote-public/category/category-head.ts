import type { HeadContext, PageHead } from '@ponte/kit';
import { allServicesOf, isCategory } from '@ponte/contract/catalogue/catalogue';
import { serviceOffer } from '../offer/service-offer';
import { breadcrumbs } from '../structured-data/breadcrumbs';

/** The head of a category's page, with its services and list prices as structured data. */
export function head(context: HeadContext): PageHead {
  const { t, site, routeId: category } = context;
  if (!isCategory(category)) throw new Error(`No category is called ${category}`);
  return {
    title: `${t(`${category}.title`)} · ${site.brand}`,
    description: t(`${category}.description`),
    jsonLd: PRERENDERS
      ? [
          breadcrumbs(context, [
            { to: 'services', name: t('services.title') },
            { to: category, name: t(`${category}.name`) },
          ]),
          {
            '@context': 'https://schema.org',
            '@type': 'ItemList',
            name: t(`${category}.list_title`),
            itemListElement: allServicesOf(category).map((id, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              item: serviceOffer(context, id, 'list'),
            })),
          },
        ]
      : [],
  };
}
