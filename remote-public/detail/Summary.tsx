import { useSite } from '@ponte/kit';
import { hasOtherPrices, priceOn, type PageServiceId } from '@ponte/contract/catalogue/catalogue';
import { formatPrice } from '@ponte/contract/catalogue/price';
import { serviceFacts } from '@ponte/contract/catalogue/service-facts';
import { AskLink } from '../offer/AskLink';
import { PriceTag } from '../offer/PriceTag';
import { useTexts } from '../texts';
import { splitItems } from './WhatYouSend';
import { Facts } from './Facts';
import styles from './Summary.module.css';

/** The price of a service, its action and its key facts. */
export function Summary({ id }: { id: PageServiceId }) {
  const t = useTexts();
  const { language, settings } = useSite();
  const price = priceOn('detail', id, settings.pricesFrom);
  const inList = priceOn('list', id, settings.pricesFrom);
  return (
    <aside className={styles.summary} aria-label={t('detail.price')}>
      <p className={styles.price}>
        <PriceTag price={price} />
        <span className={styles.label}>{t(`service.${id}.price_label`)}</span>
        {'amount' in price && hasOtherPrices(id, settings.pricesFrom) && <span>{t('detail.covers')}</span>}
        {price.kind === 'inItin' && 'amount' in inList && (
          <span>{t('detail.form_only', { price: formatPrice(language, inList.amount) })}</span>
        )}
      </p>
      <AskLink service={id} kind="primary">
        {t(`service.${id}.cta`)}
      </AskLink>
      {settings.chatNumber && <p className={styles.quiet}>{t('detail.chat_note')}</p>}
      <Facts
        facts={serviceFacts[id] ?? {}}
        itemsToSend={splitItems(t(`service.${id}.send`)).length}
        official={new URL(officialPages[id])}
      />
    </aside>
  );
}

const travel = 'https://travel.state.gov/content/travel/en/us-visas';
const uscis = 'https://www.uscis.gov';
const irs = 'https://www.irs.gov';

/** The government's own pages on fees and processing times. */
export const officialPages: Record<PageServiceId, string> = {
  b1b2: `${travel}/tourism-visit/visitor.html`,
  f1: `${travel}/study/student-visa.html`,
  f2: `${travel}/study/student-visa.html`,
  eb1a: `${uscis}/working-in-the-united-states/permanent-workers/employment-based-immigration-first-preference-eb-1`,
  eb2niw: `${uscis}/working-in-the-united-states/permanent-workers/employment-based-immigration-second-preference-eb-2`,
  renewal: 'https://travel.state.gov/content/travel/en/us-visas.html',
  family: `${travel}/tourism-visit/visitor.html`,
  specialCases: `${travel}/visa-information-resources/visa-denials.html`,
  complementary: `${uscis}/forms/filing-guidance`,
  otherWork: `${travel}/employment/temporary-worker-visas.html`,
  companyOpening: `${irs}/businesses/small-businesses-self-employed/get-an-employer-identification-number`,
  fiscalAddress: 'https://about.usps.com/forms/ps1583.pdf',
  operatingAgreement: `${irs}/businesses/small-businesses-self-employed/limited-liability-company-llc`,
  itin: `${irs}/tin/itin/individual-taxpayer-identification-number-itin`,
  w7: `${irs}/forms-pubs/about-form-w-7`,
  businessLicense: 'https://www.sba.gov/business-guide/launch-your-business/apply-licenses-permits',
  taxReturn: `${irs}/forms-pubs/about-form-1040`,
  scheduleC: `${irs}/forms-pubs/about-schedule-c-form-1040`,
  childTaxCredit: `${irs}/credits-deductions/individuals/child-tax-credit`,
  w9: `${irs}/forms-pubs/about-form-w-9`,
  otherDocuments: `${irs}/forms-instructions-and-publications`,
  submission: `${irs}/filing`,
};
