import { Link } from '@ponte/kit';
import { Cable } from '../layout/Cable';
import { Section } from '../layout/Section';
import { PartnerGrid } from '../partner-grid/PartnerGrid';
import { useTexts } from '../texts';

export function Partners() {
  const t = useTexts();
  return (
    <Section
      title={t('home.partners.title')}
      lead={t('home.partners.lead')}
      cable={<Cable from="left" />}
      more={<Link to="partners">{t('home.partners.all')}</Link>}
      sand
    >
      <PartnerGrid heading="h3" />
    </Section>
  );
}
