import type { HeadContext, PageHead } from '@ponte/kit';
import { categoryOf, isPageService, type PageServiceId } from '@ponte/contract/catalogue/catalogue';
import { officialAmounts } from '../offer/official-amounts';
import { serviceOffer } from '../offer/service-offer';
import { breadcrumbs } from '../structured-data/breadcrumbs';
import { questionKeys } from './service-keys';

export function head(context: HeadContext): PageHead {
  const { t, site, routeId: id } = context;
  if (!isPageService(id)) throw new Error(`No service is called ${id}`);
  const category = categoryOf(id);
  const title = t(`service.${id}.title`);
  return {
    title: `${title} · ${site.brand}`,
    description: t(`service.${id}.description`),
    jsonLd: [
      { '@context': 'https://schema.org', ...serviceOffer(context, id, 'detail') },
      breadcrumbs(context, [
        { to: 'services', name: t('services.title') },
        { to: category, name: t(`${category}.name`) },
        { to: id, name: title },
      ]),
      frequentQuestions(context, id),
    ],
  };
}

function frequentQuestions({ t, language }: HeadContext, id: PageServiceId): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questionKeys(id).map(({ question, answer }) => ({
      '@type': 'Question',
      name: t(question),
      acceptedAnswer: { '@type': 'Answer', text: t(answer, officialAmounts(language)) },
    })),
  };
}
