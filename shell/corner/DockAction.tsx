import { buttonClass, Link } from '@ponte/kit';
import { ContactAction } from '../navigation/ContactAction';
import { useShownRoute } from '../navigation/use-shown-route';
import { useTexts } from '../texts';

/** The frame's own action. Where it would lead nowhere, the way on: to the services from contact, to the site from an account. */
export function DockAction() {
  const t = useTexts();
  const { id, area } = useShownRoute().route;
  if (area === 'public' && id !== 'contact') return <ContactAction />;
  return (
    <Link to={area === 'public' ? 'services' : 'home'} className={buttonClass('quiet')}>
      {t(area === 'public' ? 'corner.services' : 'corner.site')}
    </Link>
  );
}
