import { ButtonLink, Link, VisuallyHidden, buttonClass, chatLink, useSite } from 'shared-config/kit';
import type { PageServiceId } from 'shared-config/catalogue/catalogue';
import { useTexts } from '../texts';

interface AskLinkProps {
  service: PageServiceId;
  kind: 'primary' | 'quiet';
  /** What the button says; in a list "ask" alone, with the service's name for screen readers. */
  children?: string;
}

/** Opens the chat app with a text that names the service; leads to the contact page where no number is configured. */
export function AskLink({ service, kind, children }: AskLinkProps) {
  const t = useTexts();
  const { settings } = useSite();
  const href = chatLink(settings, t(`service.${service}.whatsapp_msg`));
  const name = !children && <VisuallyHidden>{`: ${t(`service.${service}.title`)}`}</VisuallyHidden>;
  if (!href) {
    return (
      <Link to="contact" className={buttonClass(kind)}>
        {t('services.contact')}
        {name}
      </Link>
    );
  }
  return (
    <ButtonLink href={href} kind={kind} rel="noopener">
      {children ?? t('services.ask')}
      {name}
    </ButtonLink>
  );
}
