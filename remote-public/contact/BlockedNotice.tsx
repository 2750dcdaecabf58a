import { Alert, chatLink, useSite } from 'shared-config/kit';
import { useTexts } from '../texts';
import type { Draft } from './check-draft';
import { mailLink } from './mail-link';

/** Says that nothing was sent, and hands the message on to the ways that do work. */
export function BlockedNotice({ draft }: { draft: Draft }) {
  const t = useTexts();
  const { settings } = useSite();
  const text = t('contact.draft', { ...draft });
  const chat = chatLink(settings, text);
  const mail = mailLink(settings, t('contact.subject', { name: draft.name }), text);
  return (
    <Alert problem>
      <strong>{t('contact.blocked.title')}</strong>
      <p>{t(chat || mail ? 'contact.blocked.text' : 'contact.blocked.none')}</p>
      {(chat || mail) && (
        <ul>
          {chat && (
            <li>
              <a href={chat}>{t('contact.blocked.chat')}</a>
            </li>
          )}
          {mail && (
            <li>
              <a href={mail}>{t('contact.blocked.email')}</a>
            </li>
          )}
        </ul>
      )}
    </Alert>
  );
}
