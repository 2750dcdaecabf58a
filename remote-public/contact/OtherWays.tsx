import { chatLink, useSite } from '@ponte/kit';
import { useTexts } from '../texts';
import styles from './ContactPage.module.css';

/** Other ways to reach the consultancy; those that are not configured are left out. */
export function OtherWays() {
  const t = useTexts();
  const { settings } = useSite();
  const { brand, email } = settings;
  const chat = chatLink(settings, t('layout.talk_message', { brand }));
  return (
    <aside className={styles.ways}>
      <h2>{t('contact.ways.title')}</h2>
      <dl>
        {chat && (
          <div>
            <dt>{t('contact.ways.chat')}</dt>
            <dd>
              {t('contact.ways.chat_text')} <a href={chat}>{t('contact.ways.chat_action')}</a>
            </dd>
          </div>
        )}
        {email && (
          <div>
            <dt>{t('contact.ways.email')}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('contact.ways.languages')}</dt>
          <dd>{t('contact.ways.languages_text')}</dd>
        </div>
      </dl>
    </aside>
  );
}
