import { visaGroups, type VisaGroup } from '@ponte/contract/catalogue/catalogue';
import { useTexts } from '../texts';
import { PriceList } from './PriceList';
import styles from './Groups.module.css';

/** The visas, grouped by purpose. */
export function VisaGroups() {
  const t = useTexts();
  return (
    <div>
      {Object.entries(visaGroups).map(([group, services]) => (
        <section key={group} className={styles.group}>
          <h3>{t(`visas.group.${group as VisaGroup}`)}</h3>
          <PriceList services={services} heading="h4" />
        </section>
      ))}
    </div>
  );
}
