import { Link, useSite } from 'shared-config/kit';
import { priceOn, servicesOf, type PageServiceId, type ServiceCategory } from 'shared-config/catalogue/catalogue';
import { WholeNames } from 'shared-config/ui/WholeNames';
import { AskLink } from '../offer/AskLink';
import { PriceTag } from '../offer/PriceTag';
import { officialAmounts } from '../offer/official-amounts';
import { useTexts } from '../texts';
import styles from './PriceList.module.css';

/** A category's services: rows of a price list on wide screens, cards on narrow ones. */
export function PriceList({ category }: { category: ServiceCategory }) {
  return (
    <ul className={styles.list}>
      {servicesOf(category).map((id) => (
        <li key={id} className={styles.row}>
          <ServiceRow id={id} />
        </li>
      ))}
    </ul>
  );
}

function ServiceRow({ id }: { id: PageServiceId }) {
  const t = useTexts();
  const { language } = useSite();
  return (
    <>
      <div className={styles.words}>
        <h3>
          <Link to={id}>
            <WholeNames>{t(`service.${id}.title`)}</WholeNames>
          </Link>
        </h3>
        <p>
          <WholeNames>{t(`service.${id}.promise`, officialAmounts(language))}</WholeNames>
        </p>
      </div>
      <PriceTag price={priceOn('list', id)} />
      <AskLink service={id} kind="quiet" />
    </>
  );
}
