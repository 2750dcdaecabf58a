import { Link, useSite } from '@ponte/kit';
import type { PageServiceId } from '@ponte/contract/catalogue/catalogue';
import { WholeNames } from '@ponte/kit/ui/WholeNames';
import { Section } from '../layout/Section';
import { ServicePrice } from '../offer/ServicePrice';
import { officialAmounts } from '../offer/service-offer';
import { useTexts } from '../texts';
import styles from './sections.module.css';

export function RelatedServices({ id }: { id: PageServiceId }) {
  const t = useTexts();
  const { language } = useSite();
  return (
    <div className={styles.others}>
      <Section title={t('detail.related')} sand>
        <ul className={styles.related}>
          {relatedTo[id].map((other) => (
            <li key={other}>
              <h3>
                <Link to={other}>
                  <WholeNames>{t(`service.${other}.title`)}</WholeNames>
                </Link>
              </h3>
              <p>
                <WholeNames>{t(`service.${other}.promise`, officialAmounts(language))}</WholeNames>
              </p>
              <ServicePrice id={other} on="detail" />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

/** Services that readers of each service often need too. */
export const relatedTo: Record<PageServiceId, readonly PageServiceId[]> = {
  b1b2: ['family', 'renewal', 'complementary'],
  f1: ['f2', 'complementary', 'renewal'],
  f2: ['f1', 'family', 'complementary'],
  eb1a: ['eb2niw', 'complementary', 'otherWork'],
  eb2niw: ['eb1a', 'complementary', 'otherWork'],
  renewal: ['b1b2', 'family', 'specialCases'],
  family: ['b1b2', 'complementary', 'f2'],
  specialCases: ['complementary', 'b1b2', 'renewal'],
  complementary: ['b1b2', 'f1', 'eb2niw'],
  otherWork: ['eb1a', 'eb2niw', 'specialCases'],
  companyOpening: ['operatingAgreement', 'fiscalAddress', 'itin'],
  fiscalAddress: ['companyOpening', 'operatingAgreement', 'businessLicense'],
  operatingAgreement: ['companyOpening', 'fiscalAddress', 'businessLicense'],
  itin: ['w7', 'taxReturn', 'companyOpening'],
  w7: ['itin', 'taxReturn', 'submission'],
  businessLicense: ['companyOpening', 'fiscalAddress', 'scheduleC'],
  taxReturn: ['childTaxCredit', 'scheduleC', 'itin'],
  scheduleC: ['taxReturn', 'w9', 'companyOpening'],
  childTaxCredit: ['taxReturn', 'itin', 'submission'],
  w9: ['scheduleC', 'itin', 'companyOpening'],
  otherDocuments: ['taxReturn', 'submission', 'w9'],
  submission: ['taxReturn', 'otherDocuments', 'itin'],
};
