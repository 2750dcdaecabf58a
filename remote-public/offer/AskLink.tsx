import { ButtonLink, Link, VisuallyHidden, buttonClass, chatLink, useSite } from '@ponte/kit';
import type { PageServiceId } from '@ponte/contract/catalogue/catalogue';
import { ChatMark } from '@ponte/kit/ui/ChatMark';
import { useTexts } from '../texts';
import styles from './AskLink.module.css';

interface AskLinkProps {
  service: PageServiceId;
  /** `row` for a row of a list: its accessible name includes the service. */
  kind: 'primary' | 'row';
  children?: string;
}

/** A link to the chat app with a text that names the service, or to the contact page if no number is configured. */
export function AskLink({ service, kind, children }: AskLinkProps) {
  const t = useTexts();
  const { settings } = useSite();
  const href = chatLink(settings, t(`service.${service}.whatsapp_msg`));
  const name = <VisuallyHidden>{`: ${t(`service.${service}.title`)}`}</VisuallyHidden>;
  if (!href) {
    return (
      <Link to="contact" className={buttonClass(kind === 'row' ? 'quiet' : kind)}>
        {t('services.contact')}
        {!children && name}
      </Link>
    );
  }
  if (kind === 'row') {
    return (
      <ButtonLink href={href} className={styles.row} rel="noopener">
        <ChatMark size={20} />
        {t('services.ask')}
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
