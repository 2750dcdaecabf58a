import { Link } from '@ponte/kit';
import { beneathTheList, type ServiceCategory } from '@ponte/contract/catalogue/catalogue';
import { WholeNames } from '@ponte/kit/ui/WholeNames';
import { ServicePrice } from '../offer/ServicePrice';
import { useTexts } from '../texts';
import styles from './Beneath.module.css';

/** The service that a category has in addition to its list, as a line. */
export function Beneath({ category }: { category: Exclude<ServiceCategory, 'company'> }) {
  const t = useTexts();
  const id = beneathTheList[category];
  return (
    <p className={styles.beneath}>
      <span>{t(`${category}.beneath`)}</span>{' '}
      <Link to={id}>
        <WholeNames>{t(`service.${id}.title`)}</WholeNames>
      </Link>{' '}
      <ServicePrice id={id} on="list" />
    </p>
  );
}
