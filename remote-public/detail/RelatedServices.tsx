import { Link, useSite } from '@ponte/kit';
import { priceOn, type PageServiceId } from '@ponte/contract/catalogue/catalogue';
import { WholeNames } from '@ponte/kit/ui/WholeNames';
import { Section } from '../layout/Section';
import { PriceTag } from '../offer/PriceTag';
import { officialAmounts } from '../offer/official-amounts';
import { useTexts } from '../texts';
import { relatedTo } from './related';
import styles from './RelatedServices.module.css';

export function RelatedServices({ id }: { id: PageServiceId }) {
  const t = useTexts();
  const { language } = useSite();
  return (
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
            <PriceTag price={priceOn('detail', other)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
