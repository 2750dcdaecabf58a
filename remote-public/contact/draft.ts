import { chatLink, type Texts } from '@ponte/kit';
import type { SiteSettings } from '@ponte/contract/site';
import type { TextKey } from '../texts';

export const draftFields = ['name', 'email', 'message'] as const;

type DraftField = (typeof draftFields)[number];
export type Draft = Readonly<Record<DraftField, string>>;
export type DraftErrors = Partial<Record<DraftField, TextKey>>;

export const emptyDraft: Draft = { name: '', email: '', message: '' };

/** What was typed, for a visitor who looks something up on another page and comes back. */
export const kept = { draft: emptyDraft };

const emailFormat = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function readDraft(form: HTMLFormElement): Draft {
  const values = new FormData(form);
  const texts = draftFields.map((field) => [field, String(values.get(field) ?? '').trim()]);
  return Object.fromEntries(texts) as Draft;
}

/** The key of an error text for each invalid field; empty when the draft is valid. */
export function checkDraft(draft: Draft): DraftErrors {
  const missing = draftFields.filter((field) => !draft[field]);
  const errors: DraftErrors = Object.fromEntries(missing.map((field) => [field, `contact.error.${field}`]));
  if (draft.email && !emailFormat.test(draft.email)) errors.email = 'contact.error.email_format';
  return errors;
}

/** Where a message goes: the chat app or a mail program. */
export type Channel = 'chat' | 'email';

/** A link for each configured channel that opens it with the message filled in, the preferred one first. */
export function linksFor(draft: Draft, settings: SiteSettings, t: Texts<TextKey>): ReadonlyMap<Channel, string> {
  const text = t('contact.draft', { ...draft });
  const links = new Map<Channel, string>();
  const chat = chatLink(settings, text);
  const email = mailLink(settings, t('contact.subject', { name: draft.name }), text);
  if (chat) links.set('chat', chat);
  if (email) links.set('email', email);
  return links;
}

/** Opens a mail to the consultancy; undefined where no address is configured. */
function mailLink({ email }: SiteSettings, subject: string, body: string): string | undefined {
  return email && `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
