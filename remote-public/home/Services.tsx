import { Link, useSite } from '@ponte/kit';
import { fromPrice } from '@ponte/contract/catalogue/from-price';
import { WholeNames } from '@ponte/kit/ui/WholeNames';
import { Cable } from '../layout/Cable';
import { Section } from '../layout/Section';
import { PriceTag } from '../offer/PriceTag';
import { useTexts } from '../texts';
import styles from './sections.module.css';

const offers = ['visas', 'company', 'tax', 'websites'] as const;

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
