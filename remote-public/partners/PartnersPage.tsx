import { useSite, type HeadContext, type PageHead, type Hydration } from '@ponte/kit';
import { Closing } from '../layout/Closing';
import { HangingCable } from '../layout/HangingCable';
import { PageIntro } from '../layout/PageIntro';
import { Section } from '../layout/Section';
import { TalkLink } from '../layout/TalkLink';
import { PartnerGrid } from '../partner-grid/PartnerGrid';
import { breadcrumbs } from '../structured-data/breadcrumbs';
import { useTexts } from '../texts';
import styles from './PartnersPage.module.css';

export default function PartnersPage() {
  const t = useTexts();
  const { brand } = useSite().settings;
  return (
    <>
      <PageIntro title={t('partners.title')} lead={t('partners.lead')} name={t('partners.name')} />
      <div className={styles.directory}>
        <PartnerGrid heading="h2" opensPage />
      </div>
      <Section title={t('partners.how.title')} cable={<HangingCable />} beside sand>
        <p>{t('partners.how.text')}</p>
      </Section>
      <Closing
        withoutPrices
        words={{ title: t('partners.join.title'), lead: t('partners.join.text') }}
        action={<TalkLink message={t('partners.join.message', { brand })}>{t('partners.join.action')}</TalkLink>}
      />
    </>
  );
}

export const hydration = 'visible' satisfies Hydration;

export function head(context: HeadContext): PageHead {
  const { t, site } = context;
  return {
    title: t('partners.head.title', { brand: site.brand }),
    description: t('partners.head.description'),
    jsonLd: PRERENDERS ? [breadcrumbs(context, [{ to: 'partners', name: t('partners.name') }])] : [],
  };
}
