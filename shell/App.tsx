import { useMemo } from 'react';
import type { PageState } from '@ponte/contract/lock';
import type { SiteSettings } from '@ponte/contract/site';
import { resolveUrl } from '@ponte/contract/url';
import { SiteProvider, useLocation, useSession } from '@ponte/kit';
import { routes } from '@ponte/contract/routes';
import { CookieNotice } from './cookie-notice/CookieNotice';
import { Corner } from './corner/Corner';
import { useDocumentHead } from './document/use-document-head';
import { Footer } from './footer/Footer';
import { Header } from './header/Header';
import { areaOf, languageOfUrl } from './language/decide-language';
import { LanguageNotice } from './language/LanguageNotice';
import { useLanguage } from './language/use-language';
import { ProgressLine } from './navigation/ProgressLine';
import { useFollowLinks } from './navigation/use-follow-links';
import { isSignedInScreen } from './page/frame';
import { RouteAnnouncer, SkipLink, useFocusOnNavigation } from './page/NavigationAids';
import { Page } from './page/Page';
import styles from './App.module.css';

/** The whole page: the shell's frame around the page of the current path. */
export function App({ page, settings }: { page: PageState; settings: SiteSettings }) {
  const { pathname } = useLocation();
  const resolved = useMemo(() => resolveUrl(routes, pathname), [pathname]);
  const route = resolved.kind === 'page' ? resolved.route : undefined;
  const form = resolved.kind === 'redirect' ? page.form : resolved.form;
  const urlLanguage = languageOfUrl(form, resolved.kind === 'page' ? resolved.language : undefined);

  const { language, change, choose, retry, dismiss } = useLanguage(page.language, areaOf(route), urlLanguage);
  const isSlim = isSignedInScreen(route, useSession());
  const nextLanguage = change?.state === 'loading' ? change.to : undefined;
  const site = useMemo(
    () => ({ settings, language, nextLanguage, form, chooseLanguage: choose }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `choose` changes on every render but depends on the area alone
    [settings, language, nextLanguage, form, route?.area],
  );

  useDocumentHead(resolved, language, settings);
  useFocusOnNavigation(resolved);
  useFollowLinks();

  return (
    <SiteProvider value={site}>
      <SkipLink />
      <RouteAnnouncer />
      <ProgressLine />
      <CookieNotice />
      <Header isSlim={isSlim} />
      <LanguageNotice change={change} onRetry={retry} onDismiss={dismiss} />
      <main id="content" tabIndex={-1} className={styles.main}>
        <Page resolved={resolved} />
      </main>
      {!isSlim && <Footer />}
      <Corner withAssistant={!route || route.area === 'public'} />
    </SiteProvider>
  );
}
