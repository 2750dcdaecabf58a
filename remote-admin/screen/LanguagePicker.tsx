import { languageNames, type Language } from '@ponte/contract/language';
import { useSite } from '@ponte/kit';
import { useTexts } from '../texts';
import styles from './LanguagePicker.module.css';

/** In the order in which the specification lists them. */
const offered = ['en', 'pt', 'es'] as const satisfies readonly Language[];

/** EN PT ES: switches the page in place. */
export function LanguagePicker() {
  const t = useTexts();
  const { language, nextLanguage, chooseLanguage } = useSite();

  return (
    <div role="group" aria-label={t('admin.language')} className={styles.picker}>
      {offered.map((offer) => (
        <button
          key={offer}
          type="button"
          lang={offer}
          aria-label={`${offer.toUpperCase()} – ${languageNames[offer]}`}
          aria-pressed={offer === language}
          aria-busy={offer === nextLanguage || undefined}
          onClick={() => chooseLanguage(offer)}
        >
          {offer.toUpperCase()}
        </button>
      ))}
    </div>
  );
}
