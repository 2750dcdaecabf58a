import { buttonClass, ButtonLink, chatLink, Link, useSite } from '@ponte/kit';
import { useTexts } from '../texts';

/** The main action of most pages: opens the chat app, or the contact page if no number is configured. */
export function TalkLink({ children, message }: { children?: string; message?: string }) {
  const t = useTexts();
  const { settings } = useSite();
  const href = chatLink(settings, message ?? t('layout.talk_message', { brand: settings.brand }));
  if (!href) {
    return (
      <Link to="contact" className={buttonClass('primary')}>
        {children ?? t('layout.talk')}
      </Link>
    );
  }
  return (
    <ButtonLink kind="primary" href={href}>
      {children ?? t('layout.chat')}
    </ButtonLink>
  );
}
