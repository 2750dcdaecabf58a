import { priceOn, type PageServiceId } from '@ponte/contract/catalogue/catalogue';
import { AskLink } from '../offer/AskLink';
import { PriceTag } from '../offer/PriceTag';
import { useTexts } from '../texts';
import styles from './StickyAction.module.css';

/** On small screens price and action stay in reach; at the page's end the bar has a place of its own. */
export function StickyAction({ id }: { id: PageServiceId }) {
  const t = useTexts();
  return (
    <div className={styles.bar}>
      <AskLink service={id} kind="primary">
        {t(`service.${id}.cta`)}
      </AskLink>
      <PriceTag price={priceOn('detail', id)} />
    </div>
  );
}
