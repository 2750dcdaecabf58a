import { startTransition, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { NavigationType, Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { useRemotes } from '../remotes/remotes-context';
import { useServedContents } from '../remotes/served-content';
import { createNavigator, type Shown } from './navigator';
import { createPendingNavigation, PendingNavigationProvider } from './pending-navigation';
import { changesLanguage, createPreparation } from './prepare-page';
import { startPrefetch } from './start-prefetch';

/** The router of the site. The page that is shown stays until the next one is ready. */
export function SiteRouter({ children }: { children: ReactNode }) {
  const remotes = useRemotes();
  const served = useServedContents();
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ location, action }, setShown] = useState<Shown>({
    action: NavigationType.Pop,
    location: history.location,
  });
  const [pending] = useState(createPendingNavigation);
  const [prepare] = useState(() => createPreparation(remotes, served));
  const [{ navigator, listen }] = useState(() => createNavigator({ history, prepare, onWait: pending.set }));
  useLayoutEffect(
    () =>
      listen((shown) => {
        // At once, and its language with it: otherwise the page would be painted in the other one first.
        if (changesLanguage(shown.location.pathname)) flushSync(() => setShown(shown));
        else startTransition(() => setShown(shown));
      }),
    [listen],
  );

  useEffect(() => startPrefetch({ remotes, prepare, served }), [remotes, prepare, served]);

  return (
    <Router location={location} navigationType={action} navigator={navigator}>
      <PendingNavigationProvider value={pending}>{children}</PendingNavigationProvider>
    </Router>
  );
}
