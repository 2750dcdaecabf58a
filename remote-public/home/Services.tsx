import { Link, useSite } from 'shared-config/kit';
import { formatPrice } from 'shared-config/catalogue/price';
import { Cable } from '../layout/Cable';
import { Section } from '../layout/Section';
import { useTexts } from '../texts';
import { fromPrice } from './from-price';
import styles from './Services.module.css';

const offers = ['visas', 'company', 'tax', 'websites'] as const;

export function Services() {
  const t = useTexts();
  const { language } = useSite();
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
            <p>{t(`home.services.${offer}.text`)}</p>
            <p className={styles.price}>
              {t('home.services.from')} <b>{formatPrice(language, fromPrice(offer))}</b>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
