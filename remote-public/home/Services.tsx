import { Link, useSite } from '@ponte/kit';
import { priceOn, scopeOf, servicesOf } from '@ponte/contract/catalogue/catalogue';
import { from, type Price, type PriceSource } from '@ponte/contract/catalogue/price';
import { WholeNames } from '@ponte/kit/ui/WholeNames';
import { Cable } from '../layout/Cable';
import { Section } from '../layout/Section';
import { PriceTag } from '../offer/PriceTag';
import { useTexts } from '../texts';
import styles from './sections.module.css';

const offers = ['visas', 'company', 'tax', 'websites'] as const;

type Offer = (typeof offers)[number];

export function Services() {
  const t = useTexts();
  const { pricesFrom } = useSite().settings;
  return (
    <Section
      title={t('home.services.title')}
      lead={t('home.services.lead')}
      more={<Link to="services">{t('home.services.all')}</Link>}
      cable={<Cable from="left" />}
      beside
    >
      <ul className={styles.offers}>
        {offers.map((offer) => (
          <li key={offer}>
            <h3>
              <Link to={offer}>{t(`home.services.${offer}.title`)}</Link>
            </h3>
            <p>
              <WholeNames>{t(`home.services.${offer}.text`)}</WholeNames>
            </p>
            <p className={styles.price}>
              <PriceTag {...fromPrice(offer, pricesFrom)} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The lowest list price of a category, or of a website, and what it covers. */
export function fromPrice(offer: Offer, source?: PriceSource) {
  const ids = offer === 'websites' ? [offer] : servicesOf(offer);
  const [lowest] = ids
    .map((id) => ({ amount: amountOf(priceOn('list', id, source)), scope: scopeOf(id, source) }))
    .sort((some, other) => some.amount - other.amount);
  return { price: from(lowest?.amount ?? 0), scope: lowest?.scope };
}

/** A document belongs to a service: its price is not that of one. */
function amountOf(price: Price): number {
  const isService = price.kind === 'amount' ? price.unit !== 'document' : 'amount' in price;
  return isService && 'amount' in price ? price.amount : Infinity;
}
