import { chatLink, useSite } from '@ponte/kit';
import { availability } from '../proof/availability';
import { useTexts } from '../texts';
import styles from './ContactPage.module.css';

/** Other ways to reach the consultancy, and when it answers; what is not configured is left out. */
export function OtherWays() {
  const t = useTexts();
  const { settings, language } = useSite();
  const { brand, email } = settings;
  const { phone, reply, sample } = availability;
  const chat = chatLink(settings, t('layout.talk_message', { brand }));
  const ways = [
    [
      'contact.ways.chat',
      chat && (
        <>
          {t('contact.ways.chat_text')} <a href={chat}>{t('contact.ways.chat_action')}</a>
        </>
      ),
    ],
    ['contact.ways.email', email && <a href={`mailto:${email}`}>{email}</a>],
    ['proof.company.phone', phone && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>],
    ['proof.company.reply', reply?.[language]],
    ['contact.ways.languages', t('contact.ways.languages_text')],
  ] as const;
  return (
    <aside className={styles.ways}>
      <h2>
        {t('contact.ways.title')} {sample && <small>({t('proof.sample')})</small>}
      </h2>
      <dl>
        {ways.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{t(name)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </aside>
  );
}
