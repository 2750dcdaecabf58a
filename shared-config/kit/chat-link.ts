import type { SiteSettings } from '../contract/site';

/** The chat app's deep link with a prefilled text; undefined where no number is configured, so that the button hides. */
export function chatLink(settings: SiteSettings, text?: string): string | undefined {
  const number = settings.chatNumber?.replace(/\D/g, '');
  if (!number) return undefined;
  return `https://wa.me/${number}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
}
