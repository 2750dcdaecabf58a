import { useSite } from '@ponte/kit';
import { languageNames, languages, type Language } from '@ponte/contract/language';
import { buildUrl } from '@ponte/contract/url';
import { getRoute } from '@ponte/contract/routes';
import { isPlainClick } from '@ponte/kit/plain-click';
import type { MouseEvent } from 'react';
import { useTexts } from '../texts';
import styles from './HeroControls.module.css';

/** Links to the page in each language. With scripts, the language changes without loading a page. */
export function LanguageLinks() {
  const t = useTexts();
  const { language: current, nextLanguage, chooseLanguage } = useSite();

  function choose(event: MouseEvent, language: Language) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    chooseLanguage(language);
  }

  return (
    <nav aria-label={t('home.languages')}>
      <ul className={styles.languages}>
        {languages.map((language) => (
          <li key={language}>
            <a
              href={buildUrl(getRoute('home'), language, language)}
              hrefLang={language}
              lang={language}
              aria-label={`${language.toUpperCase()} – ${languageNames[language]}`}
              aria-current={language === current ? 'true' : undefined}
              aria-busy={language === nextLanguage || undefined}
              onClick={(event) => choose(event, language)}
            >
              {language.toUpperCase()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
