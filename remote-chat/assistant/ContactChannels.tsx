import { buttonClass, ButtonLink, chatLink, Link, useSite } from '@ponte/kit';
import { useTexts } from '../texts';
import styles from './Choices.module.css';
import type { Conversation } from './conversation/conversation';
import { findService } from './conversation/transcript';
import { mailLink } from './mail-link';

/** The ways to a person, each with the message already written. A site without either leads to its contact page. */
export function ContactChannels({ conversation }: { conversation: Conversation }) {
  const t = useTexts();
  const { settings } = useSite();
  const service = findService(conversation);
  if (!service) return null;
  const { name } = conversation.visitor;
  const message = t('chat.contact.message', { name, topic: t(`chat.topic.${service}`) });
  const app = chatLink(settings, message);

  return (
    <div className={styles.choices}>
      {app && (
        <ButtonLink kind="primary" href={app}>
          {t('chat.contact.app')}
        </ButtonLink>
      )}
      {settings.email && (
        <ButtonLink href={mailLink(settings.email, t(`chat.choose.${service}`), message)}>
          {t('chat.contact.email')}
        </ButtonLink>
      )}
      {!app && !settings.email && (
        <Link to="contact" className={buttonClass('primary')}>
          {t('chat.contact.page')}
        </Link>
      )}
    </div>
  );
}
