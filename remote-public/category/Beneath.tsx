import { extraServices } from '@ponte/contract/catalogue/catalogue';
import { useTexts } from '../texts';
import { PriceList } from './PriceList';
import styles from './Groups.module.css';

/** The help with sending, for those who need nothing of the list: under a question of its own. */
export function Beneath() {
  const t = useTexts();
  return (
    <section className={styles.beneath}>
      <h3>{t('tax.beneath')}</h3>
      <PriceList services={[extraServices.tax]} heading="h4" />
    </section>
  );
}
