import { ButtonLink, Link, VisuallyHidden, buttonClass, chatLink, useSite } from '@ponte/kit';
import type { PageServiceId } from '@ponte/contract/catalogue/catalogue';
import { useTexts } from '../texts';
import styles from './AskLink.module.css';

interface AskLinkProps {
  service: PageServiceId;
  /** `icon`: for a row of a list, a mark whose name for screen readers says the service. */
  kind: 'primary' | 'icon';
  children?: string;
}

/** Opens the chat app with a text that names the service; leads to the contact page where no number is configured. */
export function AskLink({ service, kind, children }: AskLinkProps) {
  const t = useTexts();
  const { settings } = useSite();
  const href = chatLink(settings, t(`service.${service}.whatsapp_msg`));
  const name = <VisuallyHidden>{`: ${t(`service.${service}.title`)}`}</VisuallyHidden>;
  if (!href) {
    return (
      <Link to="contact" className={buttonClass(kind === 'icon' ? 'quiet' : kind)}>
        {t('services.contact')}
        {!children && name}
      </Link>
    );
  }
  if (kind === 'icon') {
    return (
      <ButtonLink href={href} className={styles.icon} rel="noopener">
        <ChatMark />
        <VisuallyHidden>{t('services.ask')}</VisuallyHidden>
        {name}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink href={href} kind={kind} rel="noopener">
      {children ?? t('services.ask')}
    </ButtonLink>
  );
}

/** The chat app's mark, drawn as in the corner of every page. */
export function ChatMark() {
  return (
    <svg
      viewBox="0 0 32 32"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M5 27l1.7-5.2A11 11 0 1 1 11 26z" />
      <path d="M11 13h10M11 18h6" strokeLinecap="round" />
    </svg>
  );
}
