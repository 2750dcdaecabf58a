import { getRoute, routes } from '@ponte/contract/routes';
import { resolveUrl } from '@ponte/contract/url';
import { buttonClass, Link, useLocation } from '@ponte/kit';
import { useTexts } from '../texts';

/** The frame's own action, a link to the contact page. Only on public pages, except that page itself. */
export function ContactAction({ className }: { className?: string | undefined }) {
  const t = useTexts();
  const { pathname } = useLocation();
  const resolved = resolveUrl(routes, pathname);
  const route = resolved.kind === 'page' ? resolved.route : getRoute('home');
  if (route.id === 'contact' || route.area !== 'public') return null;
  return (
    <Link to="contact" className={buttonClass('primary', className)}>
      {t('header.talk')}
    </Link>
  );
}
