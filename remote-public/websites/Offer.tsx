import { priceOn } from '@ponte/contract/catalogue/catalogue';
import { useSite } from '@ponte/kit';
import { TickList } from '../layout/TickList';
import { PriceTag } from '../offer/PriceTag';
import { useTexts } from '../texts';
import { QuoteLink } from './QuoteLink';
import styles from './WebsitesPage.module.css';

const features = ['design', 'texts', 'phone', 'chat', 'search', 'handover'] as const;
const kinds = ['institutionalSite', 'onlineStore'] as const;

/** What a website includes, what each kind costs, and the link to request a quote. */
export function Offer() {
  const t = useTexts();
  const { pricesFrom } = useSite().settings;

  return (
    <div className={styles.offer}>
      <section>
        <h2>{t('websites.features.title')}</h2>
        <TickList items={features.map((feature) => t(`websites.features.${feature}`))} />
        <p>{t('websites.price.not_included')}</p>
      </section>
      <section className={styles.price}>
        <h2>{t('websites.price.title')}</h2>
        <dl>
          {kinds.map((kind) => (
            <div key={kind}>
              <dt>{t(`websites.price.${kind}`)}</dt>
              <dd>
                <PriceTag price={priceOn('list', kind, pricesFrom)} />
              </dd>
            </div>
          ))}
        </dl>
        <QuoteLink />
        <p>{t('websites.price.note')}</p>
      </section>
    </div>
  );
}
