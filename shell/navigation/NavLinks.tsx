import { Link, useLocation, useUrl } from '@ponte/kit';
import type { RouteId } from '@ponte/contract/routes';
import { useTexts, type TextKey } from '../texts';

const links: readonly (readonly [RouteId, TextKey])[] = [
  ['home', 'nav.home'],
  ['services', 'nav.services'],
  ['websites', 'nav.websites'],
  ['about', 'nav.about'],
  ['contact', 'nav.contact'],
];
const partners = ['partners', 'nav.partners'] as const;

interface NavLinksProps {
  className?: string | undefined;
  /** The bar at the top has no room for it. */
  withPartners?: boolean;
}

/** The public links. The link of the current page, or of its section, is marked. */
export function NavLinks({ className, withPartners = false }: NavLinksProps) {
  const t = useTexts();
  const url = useUrl();
  const { pathname } = useLocation();

  function current(to: RouteId) {
    if (pathname === url(to)) return 'page';
    return to !== 'home' && pathname.startsWith(`${url(to)}/`) ? 'true' : undefined;
  }

  return (
    <ul className={className}>
      {(withPartners ? [...links, partners] : links).map(([to, text]) => (
        <li key={to}>
          <Link to={to} aria-current={current(to)}>
            {t(text)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function PrivacyLink() {
  const t = useTexts();
  return <Link to="privacy">{t('cookies.privacy')}</Link>;
}
