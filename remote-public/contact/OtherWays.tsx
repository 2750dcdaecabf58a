import { ButtonLink, chatLink, useSite } from '@ponte/kit';
import { availability } from '../proof/availability';
import { PhoneLink } from '../proof/PhoneLink';
import { Sample } from '../proof/Sample';
import { useTexts } from '../texts';
import styles from './ContactPage.module.css';

/** What the page is for, and the quickest way: a conversation in the chat app, if there is a number, without the form. */
export function DirectChat() {
  const t = useTexts();
  const { settings } = useSite();
  const chat = chatLink(settings, t('layout.talk_message', { brand: settings.brand }));
  return (
    <div className={styles.direct}>
      <p>{t('contact.lead')}</p>
      {chat && (
        <ButtonLink kind="quiet" href={chat}>
          {t('contact.ways.chat')}
        </ButtonLink>
      )}
    </div>
  );
}

/** Other ways to reach the consultancy, and when it answers; what is not configured is left out. */
export function OtherWays() {
  const t = useTexts();
  const { email } = useSite().settings;
  const { phone, replyHours: hours, sample } = availability;
  const ways = [
    ['contact.ways.email', email && <a href={`mailto:${email}`}>{email}</a>],
    ['proof.company.phone', phone && <PhoneLink number={phone} />],
    ['proof.company.reply', hours && t('proof.reply_within', { hours })],
  ] as const;
  return (
    <aside className={styles.ways}>
      <h2>
        {t('contact.ways.title')} {sample && <Sample />}
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
