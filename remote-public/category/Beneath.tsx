import { beneathTheList, type ServiceCategory } from '@ponte/contract/catalogue/catalogue';
import { useTexts } from '../texts';
import { PriceList } from './PriceList';
import styles from './Groups.module.css';

/** The service that a category has in addition to its list, as a last group under a question. */
export function Beneath({ category }: { category: Exclude<ServiceCategory, 'company'> }) {
  const t = useTexts();
  return (
    <section className={styles.group}>
      <h3>{t(`${category}.beneath`)}</h3>
      <PriceList services={[beneathTheList[category]]} heading="h4" />
    </section>
  );
}
