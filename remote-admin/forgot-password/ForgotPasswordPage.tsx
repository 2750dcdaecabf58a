import { Link, ButtonLink, buttonClass, chatLink, useSite } from '@ponte/kit';
import { createHead, Screen } from '../screen/Screen';
import { AccountFrame } from '../screen/AccountFrame';
import { useTexts } from '../texts';
import styles from './ForgotPasswordPage.module.css';

export const head = createHead('forgot');

export default function ForgotPasswordPage() {
  return (
    <Screen>
      <ForgotPassword />
    </Screen>
  );
}

/** Administrators create accounts and set passwords: explains that, and how to contact one. */
export function ForgotPassword() {
  const t = useTexts();
  return (
    <AccountFrame title={t('admin.forgot.title')}>
      <p>{t('admin.forgot.intro')}</p>
      <h2>{t('admin.forgot.stepsTitle')}</h2>
      <ol>
        <li>{t('admin.forgot.step1')}</li>
        <li>{t('admin.forgot.step2')}</li>
        <li>{t('admin.forgot.step3')}</li>
      </ol>
      <ContactChannels />
      <p>{t('admin.forgot.safety')}</p>
      <p>
        <Link to="login">{t('admin.forgot.back')}</Link>
      </p>
    </AccountFrame>
  );
}

/** Links to the configured contact channels, or to the contact page when there are none. */
function ContactChannels() {
  const t = useTexts();
  const { settings } = useSite();
  const chat = chatLink(settings, t('admin.forgot.chatText'));
  const subject = encodeURIComponent(t('admin.forgot.mailSubject'));

  return (
    <p className={styles.channels}>
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
