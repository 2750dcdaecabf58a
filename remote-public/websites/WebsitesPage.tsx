import { useSite, type HeadContext, type PageHead, type Hydration } from '@ponte/kit';
import { priceOn } from '@ponte/contract/catalogue/catalogue';
import { formatPrice } from '@ponte/contract/catalogue/price';
import type { Language } from '@ponte/contract/language';
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
import { examples, exampleSites, partnerUrl, type ExampleId } from '../media/partner-list';
import type { SlideContent } from '../carousel/Slide';

/** How long each example is shown, in milliseconds. */
const interval = 3200;

export default function WebsitesPage() {
  const t = useTexts();
  const { language } = useSite();
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
        <Carousel label={t('websites.examples.slides')} slides={exampleSlides(t, language)} interval={interval} />
      </Section>
      <Section title={t('websites.support.title')} beside>
        <p>{t('websites.support.text')}</p>
      </Section>
      <Closing />
    </>
  );
}

export const hydration = 'visible' satisfies Hydration;

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

type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

function exampleSlides(t: Translate, language: Language): SlideContent[] {
  return examples.map(({ id, name }) => ({
    id,
    title: name,
    caption: t(`partners.${id}`),
    facts: factsOf(t, language, id),
    href: partnerUrl(id),
    linkText: t('partners.visit'),
    linkLabel: t('partners.visit_named', { name }),
    logo: getPartnerFile(id, 'logo.svg'),
    poster: { avif: getPartnerFile(id, 'site.avif'), webp: getPartnerFile(id, 'site.webp') },
    film: { webm: getPartnerFile(id, 'site.webm'), mp4: getPartnerFile(id, 'site.mp4') },
  }));
}

/** What kind of site it is, in how many languages, and what such a site costs. */
function factsOf(t: Translate, language: Language, id: ExampleId): string {
  const { kind, languages } = exampleSites[id];
  const price = priceOn('list', kind);
  return t(`websites.examples.${kind}`, {
    languages,
    price: 'amount' in price ? formatPrice(language, price.amount) : '',
  });
}
