import { ButtonLink, Link, VisuallyHidden, buttonClass, chatLink, useSite } from '@ponte/kit';
import type { PageServiceId } from '@ponte/contract/catalogue/catalogue';
import { useTexts } from '../texts';
import styles from './AskLink.module.css';
import { ChatMark } from './ChatMark';

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
