import { useMemo } from 'react';
import type { PageState } from '@ponte/contract/lock';
import type { SiteSettings } from '@ponte/contract/site';
import { resolveUrl } from '@ponte/contract/url';
import { SiteProvider, useLocation } from '@ponte/kit';
import { routes } from '@ponte/contract/routes';
import { CookieNotice } from './cookie-notice/CookieNotice';
import { Corner } from './corner/Corner';
import { useDocumentHead } from './document/use-document-head';
import { Footer } from './footer/Footer';
import { Header } from './header/Header';
import { areaOf, languageNamed } from './language/decide-language';
import { LanguageNotice } from './language/LanguageNotice';
import { useLanguage } from './language/use-language';
import { Page } from './page/Page';
import { RouteAnnouncer } from './page/RouteAnnouncer';
import { SkipLink } from './page/SkipLink';
import { useFocusOnNavigation } from './page/use-focus-on-navigation';
import styles from './App.module.css';

/** The whole page: the shell's frame around what the path names. */
export function App({ page, settings }: { page: PageState; settings: SiteSettings }) {
  const { pathname } = useLocation();
  const place = useMemo(() => resolveUrl(routes, pathname), [pathname]);
  const route = place.kind === 'page' ? place.route : undefined;
  const form = place.kind === 'redirect' ? page.form : place.form;
  const named = languageNamed(form, place.kind === 'page' ? place.language : undefined);

  const { language, change, choose, retry, dismiss } = useLanguage(page.language, areaOf(route), named);
  const nextLanguage = change?.state === 'loading' ? change.to : undefined;
  const site = useMemo(
    () => ({ settings, language, nextLanguage, form, chooseLanguage: choose }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `choose` only closes over what decides the area
    [settings, language, nextLanguage, form, route?.area],
  );

  useDocumentHead(place, language, settings);
  useFocusOnNavigation();

  return (
    <SiteProvider value={site}>
      <SkipLink />
      <RouteAnnouncer />
      <CookieNotice />
      <Header />
      <LanguageNotice change={change} onRetry={retry} onDismiss={dismiss} />
      <main id="content" tabIndex={-1} className={styles.main}>
        <Page place={place} />
      </main>
      <Footer />
      <Corner withAssistant={!route || route.area === 'public'} />
    </SiteProvider>
  );
}
