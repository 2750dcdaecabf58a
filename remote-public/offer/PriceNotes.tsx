import { useSite, useUrl } from '@ponte/kit';
import { opensAssistant } from '@ponte/contract/assistant';
import { hasOtherPrices, priceOn, type ServiceCategory, type ServiceId } from '@ponte/contract/catalogue/catalogue';
import { useTexts } from '../texts';
import styles from './PriceNotes.module.css';

interface ListNotesProps {
  services: readonly ServiceId[];
  /** Not within a section that has the width of the content. */
  isWide?: boolean;
}

/** Above a price list: why the page of a service may show another figure, if one does, and the way to ask which it is. */
export function ListNotes({ services, isWide }: ListNotesProps) {
  const t = useTexts();
  const urlOf = useUrl();
  const { pricesFrom } = useSite().settings;
  return (
    <div className={isWide ? `${styles.above} ${styles.wide}` : styles.above}>
      {services.some((id) => hasOtherPrices(id, pricesFrom)) && <p>{t('services.own_page')}</p>}
      <p>
        {t('services.unsure')}{' '}
        <a href={urlOf('contact')} aria-haspopup="dialog" {...{ [opensAssistant]: '' }}>
          {t('services.ask_hel')}
        </a>
      </p>
    </div>
  );
}

interface PriceNotesProps {
  services: readonly ServiceId[];
  /** Absent for the list of all categories. */
  category?: ServiceCategory;
}

/** The notes below the price list of the services: which fees it excludes, what its words mean, and the disclaimer. */
export function PriceNotes({ services, category }: PriceNotesProps) {
  const t = useTexts();
  const { pricesFrom } = useSite().settings;
  const withOnRequest = services.some((id) => priceOn('list', id, pricesFrom).kind === 'onRequest');
  return (
    <aside className={styles.notes}>
      <div>
        <h2>{t('services.fees_title')}</h2>
        <p>{t(`${category ?? 'services'}.fees`)}</p>
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
