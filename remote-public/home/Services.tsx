import { Link } from '@ponte/kit';
import { getService, servicesOf } from '@ponte/contract/catalogue/catalogue';
import { from, type Price } from '@ponte/contract/catalogue/price';
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
              <PriceTag price={fromPrice(offer)} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The lowest list price of a category, or of a website. */
export function fromPrice(offer: Offer): Price {
  const ids = offer === 'websites' ? [offer] : servicesOf(offer);
  return from(Math.min(...ids.map((id) => amountOf(getService(id).prices.list))));
}

const amountOf = (price: Price | undefined) => (price?.kind === 'amount' ? price.amount : Infinity);
