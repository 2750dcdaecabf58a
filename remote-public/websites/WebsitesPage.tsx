import { useSite, type HeadContext, type PageHead, type Hydration } from '@ponte/kit';
import { priceOn } from '@ponte/contract/catalogue/catalogue';
import { Carousel } from '../carousel/Carousel';
import { Closing } from '../layout/Closing';
import { HangingCable } from '../layout/HangingCable';
import { PageBar } from '../layout/PageBar';
import { PicturedIntro } from '../layout/PicturedIntro';
import { QuestionList } from '../layout/QuestionList';
import { Section } from '../layout/Section';
import { PriceTag } from '../offer/PriceTag';
import { describeService } from '../offer/service-offer';
import { breadcrumbs } from '../structured-data/breadcrumbs';
import { useTexts } from '../texts';
import { exampleSlides } from './examples';
import { ExampleSite } from './ExampleSite';
import { Offer } from './Offer';
import { Process } from './Process';
import { websiteQuestions } from './questions';
import { QuoteLink } from './QuoteLink';
import styles from './WebsitesPage.module.css';

/** How long each example is shown, in milliseconds. */
const interval = 3200;

export default function WebsitesPage() {
  const t = useTexts();
  const { language, settings } = useSite();
  return (
    <>
      <div className={styles.top}>
        <PicturedIntro
          picture={<ExampleSite />}
          title={t('websites.title')}
          lead={t('websites.lead')}
          name={t('websites.name')}
        />
      </div>
      <Offer />
      <Section title={t('websites.examples.title')} lead={t('websites.examples.lead')} cable={<HangingCable />} sand>
        <Carousel label={t('websites.examples.slides')} slides={exampleSlides(t, language)} interval={interval} />
      </Section>
      <Process />
      <Section title={t('websites.support.title')} beside>
        <p>{t('websites.support.text')}</p>
      </Section>
      <Section title={t('detail.questions')} beside>
        <QuestionList questions={websiteQuestions(t)} />
      </Section>
      <Closing
        words={{ title: t('websites.closing.title'), lead: t('websites.closing.lead') }}
        action={<QuoteLink />}
        withoutPrices
      />
      <PageBar>
        <QuoteLink />
        <PriceTag price={priceOn('list', 'websites', settings.pricesFrom)} />
      </PageBar>
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
    jsonLd: PRERENDERS
      ? [
          {
            '@context': 'https://schema.org',
            ...describeService(context, priceOn('list', 'websites', site.pricesFrom), {
              name: t('websites.name'),
              description,
              url: urlOf('websites'),
            }),
          },
          breadcrumbs(context, [{ to: 'websites', name: t('websites.name') }]),
        ]
      : [],
  };
}
