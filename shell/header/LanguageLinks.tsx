import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { languageNames, languages, type Language } from 'shared-config/contract/language';
import { buildUrl, resolveUrl } from 'shared-config/contract/url';
import { useLocation, useSite } from 'shared-config/kit';
import { getRoute, routes } from 'shared-config/paths/routes';
import { useTexts } from '../texts';
import styles from './Header.module.css';

/**
 * The three languages as links to the page's address in each, so that they work without a script. With one, the page
 * changes in place and keeps the form of its address.
 */
export function LanguageLinks() {
  const t = useTexts();
  const { language, form, chooseLanguage } = useSite();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const place = resolveUrl(routes, pathname);
  const route = place.kind === 'page' ? place.route : getRoute('home');
  const params = place.kind === 'page' ? place.params : {};

  function choose(event: MouseEvent, next: Language) {
    event.preventDefault();
    chooseLanguage(next);
    const to = buildUrl(route, form === 'plain' ? 'plain' : next, next, params);
    if (place.kind === 'page' && to !== pathname) void navigate(to + search + hash, { preventScrollReset: true });
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
            onClick={(event) => choose(event, lng)}
          >
            {languageNames[lng]}
          </a>
        </li>
      ))}
    </ul>
  );
}
