import { priceOn, type ServiceId } from '@ponte/contract/catalogue/catalogue';
import { formatPrice } from '@ponte/contract/catalogue/price';
import { useSite } from '@ponte/kit';
import { TickList } from '../layout/TickList';
import { ServicePrice } from '../offer/ServicePrice';
import { useTexts } from '../texts';
import { QuoteLink } from './QuoteLink';
import styles from './WebsitesPage.module.css';

const features = ['design', 'texts', 'phone', 'chat', 'search', 'handover'] as const;

/** What a website includes, what it costs, and the link to request a quote. */
export function Offer() {
  const t = useTexts();
  const { language, settings } = useSite();

  function figure(id: ServiceId) {
    const price = priceOn('list', id, settings.pricesFrom);
    return 'amount' in price ? formatPrice(language, price.amount) : '';
  }

  return (
    <div className={styles.offer}>
      <section>
        <h2>{t('websites.features.title')}</h2>
        <TickList items={features.map((feature) => t(`websites.features.${feature}`))} />
      </section>
      <section className={styles.price}>
        <h2>{t('websites.price.title')}</h2>
        <p className={styles.figure}>
          <ServicePrice id="websites" on="list" />
        </p>
        <QuoteLink />
        <p>{t('websites.price.note', { site: figure('institutionalSite'), store: figure('onlineStore') })}</p>
        <p>{t('websites.price.not_included')}</p>
      </section>
    </div>
  );
}
