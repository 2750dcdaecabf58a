import { buttonClass, Link } from '@ponte/kit';
import { useTexts } from '../texts';
import styles from './ContactAction.module.css';
import { useShownRoute } from './use-shown-route';

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
export function ContactAction({ className, quietOn = [], isSteady }: ContactActionProps) {
  const t = useTexts();
  const { route, isUnknown } = useShownRoute();
  if (route.id === 'contact' || route.area !== 'public') return null;
  // An unknown address has one too: the way home.
  const hasAction = isUnknown || quietOn.includes(route.module);
  const classes = [className, !isSteady && styles.action].filter(Boolean).join(' ');
  return (
    <Link to="contact" className={buttonClass(hasAction ? 'quiet' : 'primary', classes)}>
      {t('header.talk')}
    </Link>
  );
}
