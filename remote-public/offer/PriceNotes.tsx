import { useTexts } from '../texts';
import styles from './PriceNotes.module.css';

/** The notes below every price list: which fees it excludes, what "on request" means, and the disclaimer. */
export function PriceNotes({ withOnRequest = true }: { withOnRequest?: boolean }) {
  const t = useTexts();
  return (
    <aside className={styles.notes}>
      <div>
        <h2>{t('services.fees_title')}</h2>
        <p>{t('services.fees')}</p>
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
