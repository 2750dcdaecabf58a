import { chatLink, type Texts } from '@ponte/kit';
import type { SiteSettings } from '@ponte/contract/site';
import type { Draft } from './check-draft';
import type { TextKey } from '../texts';

/** How a message can leave the page: the chat app or a mail program. */
export type Way = 'chat' | 'email';

/** The links that open each configured way with the message written out, the preferred one first. */
export function waysToSend(settings: SiteSettings, t: Texts<TextKey>, draft: Draft): ReadonlyMap<Way, string> {
  const text = t('contact.draft', { ...draft });
  const ways = new Map<Way, string>();
  const chat = chatLink(settings, text);
  const email = mailLink(settings, t('contact.subject', { name: draft.name }), text);
  if (chat) ways.set('chat', chat);
  if (email) ways.set('email', email);
  return ways;
}

/** Opens a mail to the consultancy; undefined where no address is configured. */
function mailLink({ email }: SiteSettings, subject: string, body: string): string | undefined {
  return email && `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
