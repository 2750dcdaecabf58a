import { ButtonLink, buttonClass, chatLink, Link, useSite } from '@ponte/kit';
import { useTexts } from '../texts';
import styles from './ForgotPasswordPage.module.css';

/** Links to the configured contact channels, or to the contact page when there are none. */
export function ContactChannels() {
  const t = useTexts<'account'>();
  const { settings } = useSite();
  const chat = chatLink(settings, t('admin.forgot.chatText'));
  const subject = encodeURIComponent(t('admin.forgot.mailSubject'));

  return (
    <p className={styles.channels}>
      {settings.email && (
        <ButtonLink href={`mailto:${settings.email}?subject=${subject}`}>
          {t('admin.forgot.byEmail', { email: settings.email })}
        </ButtonLink>
      )}
      {chat && (
        <ButtonLink href={chat} target="_blank" rel="noopener noreferrer">
          {t('admin.forgot.byChat')}
        </ButtonLink>
      )}
      {!settings.email && !chat && (
        <Link to="contact" className={buttonClass('quiet')}>
          {t('admin.forgot.byContact')}
        </Link>
      )}
    </p>
  );
}
