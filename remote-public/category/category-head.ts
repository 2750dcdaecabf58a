import type { HeadContext, PageHead } from '@ponte/kit';
import { beneathTheList, servicesOf, type ServiceCategory } from '@ponte/contract/catalogue/catalogue';
import { serviceOffer } from '../offer/service-offer';
import { breadcrumbs } from '../structured-data/breadcrumbs';

/** The head of a category's page: its services with their list prices. */
export function categoryHead(category: ServiceCategory) {
  return (context: HeadContext): PageHead => {
    const { t, site } = context;
    const beneath = beneathTheList[category];
    const ids = beneath ? [...servicesOf(category), beneath] : servicesOf(category);
    return {
      title: `${t(`${category}.title`)} · ${site.brand}`,
      description: t(`${category}.description`),
      jsonLd: [
        breadcrumbs(context, [
          { to: 'services', name: t('services.title') },
          { to: category, name: t(`${category}.name`) },
        ]),
        {
          '@context': 'https://schema.org',
          '@type': 'ItemList',
          name: t(`${category}.list_title`),
          itemListElement: ids.map((id, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            item: serviceOffer(context, id, 'list'),
          })),
        },
      ],
    };
  };
}
