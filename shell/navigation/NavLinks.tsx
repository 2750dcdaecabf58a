import { lazy, Suspense, useContext } from 'react';
import { Link, useLocation, useUrl } from '@ponte/kit';
import type { RouteId } from '@ponte/contract/routes';
import { useTexts, type TextKey } from '../texts';
import { CloseMenu } from '../header/Menu';

interface Entry {
  readonly to: RouteId;
  readonly text: TextKey;
  readonly below?: readonly Entry[];
}

const categories: readonly Entry[] = [
  { to: 'visas', text: 'nav.visas' },
  { to: 'company', text: 'nav.company' },
  { to: 'tax', text: 'nav.tax' },
];
const links: readonly Entry[] = [
  { to: 'home', text: 'nav.home' },
  { to: 'services', text: 'nav.services', below: categories },
  { to: 'websites', text: 'nav.websites' },
  { to: 'about', text: 'nav.about' },
  { to: 'contact', text: 'nav.contact' },
];
const partners: Entry = { to: 'partners', text: 'nav.partners' };

/** Loaded once a menu is open. Without it the links have no prices. */
const CategoryPrice = lazy(() =>
  import(/* webpackChunkName: "navigation" */ './CategoryPrice').catch(() => ({ default: () => null })),
);

interface NavLinksProps {
  className?: string | undefined;
  /** With the partners and the categories of services, for which the bar at the top has no room. */
  all?: boolean;
}

/** The public links. The link of the current page, and those of its sections, are marked. */
export function NavLinks({ className, all = false }: NavLinksProps) {
  const t = useTexts();
  const url = useUrl();
  const { pathname } = useLocation();
  const isOpen = useContext(CloseMenu);

  function current(to: RouteId) {
    if (pathname === url(to)) return 'page';
    return to !== 'home' && pathname.startsWith(`${url(to)}/`) ? 'true' : undefined;
  }

  const list = (entries: readonly Entry[], name?: string) => (
    <ul className={name}>
      {entries.map(({ to, text, below }) => (
        <li key={to}>
          <Link to={to} aria-current={current(to)}>
            {t(text)}
            {isOpen && (
              <Suspense>
                <CategoryPrice page={to} />
              </Suspense>
            )}
          </Link>
          {all && below && list(below)}
        </li>
      ))}
    </ul>
  );
  return list(all ? [...links, partners] : links, className);
}

export function PrivacyLink() {
  const t = useTexts();
  return <Link to="privacy">{t('cookies.privacy')}</Link>;
}
