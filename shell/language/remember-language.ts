import { languageCookie, type Language } from 'shared-config/contract/language';
import { languageKey, type Area } from './decide-language';

const year = 365 * 24 * 60 * 60;

/** Keeps a chosen language: for this area, for the other, and, on public pages, for the edge, which picks the HTML. */
export function rememberLanguage(language: Language, area: Area): void {
  localStorage.setItem('lang', language);
  localStorage.setItem(languageKey(area), language);
  if (area === 'public') document.cookie = `${languageCookie}=${language};path=/;max-age=${year};samesite=lax`;
}
