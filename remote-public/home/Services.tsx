import { Link } from '@ponte/kit';
import { WholeNames } from '@ponte/kit/ui/WholeNames';
import { Cable } from '../layout/Cable';
import { Section } from '../layout/Section';
import { PriceTag } from '../offer/PriceTag';
import { useTexts } from '../texts';
import { fromPrice } from './from-price';
import styles from './Services.module.css';

const offers = ['visas', 'company', 'tax', 'websites'] as const;

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
      <ul className={styles.list}>
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
