import { getRoute, routes } from '@ponte/contract/routes';
import { resolveUrl } from '@ponte/contract/url';
import { buttonClass, Link, useLocation } from '@ponte/kit';
import { ContactAction } from '../navigation/ContactAction';
import { useTexts } from '../texts';

/** The frame's own action. Where it would lead nowhere, the way on: to the services from contact, to the site from an account. */
export function DockAction() {
  const t = useTexts();
  const { pathname } = useLocation();
  const resolved = resolveUrl(routes, pathname);
  const { id, area } = resolved.kind === 'page' ? resolved.route : getRoute('home');
  if (area === 'public' && id !== 'contact') return <ContactAction quietOn={[]} />;
  return (
    <Link to={area === 'public' ? 'services' : 'home'} className={buttonClass('quiet')}>
      {t(area === 'public' ? 'corner.services' : 'corner.site')}
    </Link>
  );
}
