import { languageCookie, type Language } from '@ponte/contract/language';
import { languageKey, type Area } from './decide-language';

const year = 365 * 24 * 60 * 60;

/**
 * Keeps a chosen language: for this area, for the other, and, on public pages, for the edge, which picks the HTML.
 *
 * @returns whether the browser keeps it: a full storage takes nothing, and then the cookie must not name another language.
 */
export function rememberLanguage(language: Language, area: Area): boolean {
  try {
    localStorage.setItem(languageKey(area), language);
    localStorage.setItem('lang', language);
  } catch {
    return false;
  }
  if (area === 'public') document.cookie = `${languageCookie}=${language};path=/;max-age=${year};samesite=lax`;
  return true;
}
