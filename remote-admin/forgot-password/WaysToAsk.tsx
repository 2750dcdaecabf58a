import { ButtonLink, buttonClass, chatLink, Link, useSite } from '@ponte/kit';
import { useTexts } from '../texts';
import styles from './WaysToAsk.module.css';

/** The configured ways to reach the administrator; with none configured, the contact page. */
export function WaysToAsk() {
  const t = useTexts();
  const { settings } = useSite();
  const chat = chatLink(settings, t('admin.forgot.chatText'));
  const subject = encodeURIComponent(t('admin.forgot.mailSubject'));

  return (
    <p className={styles.ways}>
      {settings.email && (
        <ButtonLink kind="primary" href={`mailto:${settings.email}?subject=${subject}`}>
          {t('admin.forgot.byEmail', { email: settings.email })}
        </ButtonLink>
      )}
      {chat && (
        <ButtonLink href={chat} target="_blank" rel="noopener noreferrer">
          {t('admin.forgot.byChat')}
        </ButtonLink>
      )}
      {!settings.email && !chat && (
        <Link to="contact" className={buttonClass('primary')}>
          {t('admin.forgot.byContact')}
        </Link>
      )}
    </p>
  );
}
