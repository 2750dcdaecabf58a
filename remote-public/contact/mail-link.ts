import type { SiteSettings } from '@ponte/contract/site';

/** Opens a mail to the consultancy; undefined where no address is configured. */
export function mailLink({ email }: SiteSettings, subject: string, body: string): string | undefined {
  return email && `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
