import { getRoute, routes } from '@ponte/contract/routes';
import { resolveUrl } from '@ponte/contract/url';
import { buttonClass, Link, useLocation } from '@ponte/kit';
import { useTexts } from '../texts';
import styles from './ContactAction.module.css';

interface ContactActionProps {
  className?: string | undefined;
  quietOn?: readonly string[];
  isSteady?: boolean;
}

/**
 * The frame's own action, a link to the contact page. Only on public pages, except that page itself. Quiet where the page has a
 * primary action, as there is only one. `quietOn`: the modules that keep theirs in view; others name its timelines.
 * `isSteady`: it covers the page, and does not follow them.
 */
export function ContactAction({ className, quietOn = ['detail'], isSteady }: ContactActionProps) {
  const t = useTexts();
  const { pathname } = useLocation();
  const resolved = resolveUrl(routes, pathname);
  const route = resolved.kind === 'page' ? resolved.route : getRoute('home');
  if (route.id === 'contact' || route.area !== 'public') return null;
  // An unknown address has one too: the way home.
  const hasAction = resolved.kind === 'unknown' || quietOn.includes(route.module);
  const classes = [className, !isSteady && styles.action].filter(Boolean).join(' ');
  return (
    <Link to="contact" className={buttonClass(hasAction ? 'quiet' : 'primary', classes)}>
      {t('header.talk')}
    </Link>
  );
}
