import { useSite } from '@ponte/kit';
import { languageNames, type Language } from '@ponte/contract/language';
import { useTexts } from '../texts';
import styles from './SectionBar.module.css';

/** In the order of the specification. */
const pickerLanguages = ['en', 'pt', 'es'] as const satisfies readonly Language[];

/** One switch with three positions. Changes the page's language without a navigation. */
export function LanguagePicker() {
  const t = useTexts();
  const { language, nextLanguage, chooseLanguage } = useSite();

  return (
    <div role="group" aria-label={t('admin.language')} className={styles.picker}>
      {pickerLanguages.map((option) => (
        <button
          key={option}
          type="button"
          lang={option}
          aria-label={`${option.toUpperCase()} – ${languageNames[option]}`}
          aria-pressed={option === language}
          aria-busy={option === nextLanguage || undefined}
          onClick={() => chooseLanguage(option)}
        >
          {option.toUpperCase()}
        </button>
      ))}
    </div>
  );
}
