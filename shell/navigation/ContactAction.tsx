import { getRoute, routes } from '@ponte/contract/routes';
import { resolveUrl } from '@ponte/contract/url';
import { buttonClass, Link, useLocation } from '@ponte/kit';
import { useTexts } from '../texts';

/** The modules whose pages have a primary action of their own. */
const modulesWithAction: readonly string[] = ['detail', 'websites'];

/**
 * The frame's own action, a link to the contact page. Only on public pages, except that page itself. Quiet where the page has a
 * primary action, as there is only one.
 */
export function ContactAction({ className }: { className?: string | undefined }) {
  const t = useTexts();
  const { pathname } = useLocation();
  const resolved = resolveUrl(routes, pathname);
  const route = resolved.kind === 'page' ? resolved.route : getRoute('home');
  if (route.id === 'contact' || route.area !== 'public') return null;
  // An unknown address has one too: the way home.
  const hasAction = resolved.kind === 'unknown' || modulesWithAction.includes(route.module);
  return (
    <Link to="contact" className={buttonClass(hasAction ? 'quiet' : 'primary', className)}>
      {t('header.talk')}
    </Link>
  );
}
