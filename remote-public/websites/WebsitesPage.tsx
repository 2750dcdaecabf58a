import type { HeadContext, PageHead } from '@ponte/kit';
import { priceOn } from '@ponte/contract/catalogue/catalogue';
import { Carousel } from '../carousel/Carousel';
import { Cable } from '../layout/Cable';
import { PageIntro } from '../layout/PageIntro';
import { Section } from '../layout/Section';
import { describeService } from '../offer/service-offer';
import { breadcrumbs } from '../structured-data/breadcrumbs';
import { useTexts } from '../texts';
import { exampleSlides } from './examples';
import { Offer } from './Offer';

/** Milliseconds each example stands. */
const interval = 3200;

export default function WebsitesPage() {
  const t = useTexts();
  return (
    <>
      <PageIntro title={t('websites.title')} lead={t('websites.lead')} name={t('websites.name')} />
      <Offer />
      <Section
        title={t('websites.examples.title')}
        lead={t('websites.examples.lead')}
        cable={<Cable from="right" />}
        sand
      >
        <Carousel label={t('websites.examples.slides')} slides={exampleSlides(t)} interval={interval} />
      </Section>
      <Section title={t('websites.support.title')} beside>
        <p>{t('websites.support.text')}</p>
      </Section>
    </>
  );
}

export function head(context: HeadContext): PageHead {
  const { t, site, urlOf } = context;
  const description = t('websites.head.description');
  return {
    title: t('websites.head.title', { brand: site.brand }),
    description,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        ...describeService(context, priceOn('list', 'websites'), {
          name: t('websites.name'),
          description,
          url: urlOf('websites'),
        }),
      },
      breadcrumbs(context, [{ to: 'websites', name: t('websites.name') }]),
    ],
  };
}
