import { chatLink, useSite } from '@ponte/kit';
import type { Company } from '../proof/company';
import { Sample } from '../proof/Sample';
import { useTexts } from '../texts';
import styles from './ContactPage.module.css';

interface OtherWaysProps {
  company: Company | undefined;
}

/** Other ways to reach the consultancy, and when it answers; what is not configured is left out. */
export function OtherWays({ company }: OtherWaysProps) {
  const t = useTexts();
  const { language, settings } = useSite();
  const { brand, email } = settings;
  const { phone, hours, reply, sample } = company ?? {};
  const answers = [
    ['hours', hours],
    ['reply', reply],
  ] as const;
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
        {phone && (
          <div>
            <dt>
              {t('proof.company.phone')} {sample && <Sample />}
            </dt>
            <dd>
              <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
            </dd>
          </div>
        )}
        {answers.map(
          ([name, words]) =>
            words && (
              <div key={name}>
                <dt>
                  {t(`proof.company.${name}`)} {sample && <Sample />}
                </dt>
                <dd>{words[language]}</dd>
              </div>
            ),
        )}
        <div>
          <dt>{t('contact.ways.languages')}</dt>
          <dd>{t('contact.ways.languages_text')}</dd>
        </div>
      </dl>
    </aside>
  );
}
