import { useContext, type MouseEvent } from 'react';
import { languageNames, languages, type Language } from '@ponte/contract/language';
import { buildUrl } from '@ponte/contract/url';
import { useSite } from '@ponte/kit';
import { isPlainClick } from '@ponte/kit/plain-click';
import { useShownRoute } from '../navigation/use-shown-route';
import { useTexts } from '../texts';
import { CloseMenu } from './Menu';
import styles from './Menu.module.css';

/**
 * The three languages as links to the page's URL in each, so that they work without JavaScript. With JavaScript, the page
 * changes language in place and keeps the form of its URL.
 */
export function LanguageLinks() {
  const t = useTexts();
  const { language, nextLanguage, chooseLanguage } = useSite();
  const closeMenu = useContext(CloseMenu);
  const { route, params } = useShownRoute();

  function choose(event: MouseEvent, next: Language) {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    closeMenu?.();
    chooseLanguage(next);
  }

  return (
    <ul className={styles.languages} aria-label={t('header.language')}>
      {languages.map((lng) => (
        <li key={lng}>
          <a
            href={buildUrl(route, lng, lng, params)}
            hrefLang={lng}
            lang={lng}
            aria-current={lng === language ? 'true' : undefined}
            aria-busy={lng === nextLanguage || undefined}
            onClick={(event) => choose(event, lng)}
          >
            {languageNames[lng]}
          </a>
        </li>
      ))}
    </ul>
  );
}
