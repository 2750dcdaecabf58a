import { useSite } from '@ponte/kit';
import { priceOn, scopeOf, type ServiceId } from '@ponte/contract/catalogue/catalogue';
import { useTexts } from '../texts';
import styles from './PriceNotes.module.css';

/** The notes below the price list of the services: which fees it excludes, what its words mean, and the disclaimer. */
export function PriceNotes({ services }: { services: readonly ServiceId[] }) {
  const t = useTexts();
  const { pricesFrom } = useSite().settings;
  const withOnRequest = services.some((id) => priceOn('list', id, pricesFrom).kind === 'onRequest');
  const withOtherFigures = services.some((id) => scopeOf(id, pricesFrom));
  return (
    <aside className={styles.notes}>
      <div>
        <h2>{t('services.fees_title')}</h2>
        <p>{t('services.fees')}</p>
        {withOtherFigures && <p>{t('services.own_page')}</p>}
        <p>{t('services.disclaimer')}</p>
      </div>
      {withOnRequest && (
        <div>
          <h2>{t('services.on_request_title')}</h2>
          <p>{t('services.on_request')}</p>
        </div>
      )}
    </aside>
  );
}
