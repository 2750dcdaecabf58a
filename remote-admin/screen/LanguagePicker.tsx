import { languageNames, type Language } from 'shared-config/contract/language';
import { addForm, splitForm } from 'shared-config/contract/url';
import { useLocation, useNavigate, useSite } from 'shared-config/kit';
import { useTexts } from '../texts';
import styles from './LanguagePicker.module.css';

/** In the order in which the specification lists them. */
const offered = ['en', 'pt', 'es'] as const satisfies readonly Language[];

/** EN PT ES: switches the page in place. */
export function LanguagePicker() {
  const t = useTexts();
  const { language, form, chooseLanguage } = useSite();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();

  function choose(next: Language): void {
    chooseLanguage(next);
    // An address that names its language has to name the new one.
    if (form !== 'plain') void navigate(addForm(splitForm(pathname).rest, next) + search + hash, { replace: true });
  }

  return (
    <div role="group" aria-label={t('admin.language')} className={styles.picker}>
      {offered.map((offer) => (
        <button
          key={offer}
          type="button"
          lang={offer}
          aria-label={`${offer.toUpperCase()} – ${languageNames[offer]}`}
          aria-pressed={offer === language}
          onClick={() => choose(offer)}
        >
          {offer.toUpperCase()}
        </button>
      ))}
    </div>
  );
}
