import type { HeadContext, PageHead } from '@ponte/kit';
import { priceOn } from '@ponte/contract/catalogue/catalogue';
import { Carousel } from '../carousel/Carousel';
import { Cable } from '../layout/Cable';
import { Closing } from '../layout/Closing';
import { PageIntro } from '../layout/PageIntro';
import { Section } from '../layout/Section';
import { describeService } from '../offer/service-offer';
import { breadcrumbs } from '../structured-data/breadcrumbs';
import { useTexts, type TextKey } from '../texts';
import { Offer } from './Offer';
import { getPartnerFile } from '../partner-grid/partner-files';
import { partnerUrl, partners } from '../media/partner-list';
import type { SlideContent } from '../carousel/Slide';

/** How long each example is shown, in milliseconds. */
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
      <Closing />
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
        ...describeService(context, priceOn('list', 'websites', site.pricesFrom), {
          name: t('websites.name'),
          description,
          url: urlOf('websites'),
        }),
      },
      breadcrumbs(context, [{ to: 'websites', name: t('websites.name') }]),
    ],
  };
}

/** How many partners the carousel shows, starting with the first. */
const exampleCount = 8;

type Translate = (key: TextKey, values?: Record<string, string>) => string;

function exampleSlides(t: Translate): SlideContent[] {
  return partners.slice(0, exampleCount).map(({ id, name }) => ({
    id,
    title: name,
    caption: t(`partners.${id}`),
    href: partnerUrl(id),
    linkText: t('partners.visit'),
    linkLabel: t('partners.visit_named', { name }),
    logo: getPartnerFile(id, 'logo.svg'),
    poster: { avif: getPartnerFile(id, 'poster.avif'), webp: getPartnerFile(id, 'poster.webp') },
    film: { webm: getPartnerFile(id, 'film.webm'), mp4: getPartnerFile(id, 'film.mp4') },
  }));
}
