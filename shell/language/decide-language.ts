import { adminDefault, isLanguage, languageOfTag, publicDefault, type Language } from '@ponte/contract/language';
import type { RouteDefinition, UrlForm } from '@ponte/contract/route';

export type Area = 'public' | 'admin';

export function areaOf(route: RouteDefinition | undefined): Area {
  return route?.area === 'admin' ? 'admin' : 'public';
}

interface Clues {
  area: Area;
  /** The language that the URL itself names. */
  named: Language | undefined;
  stored: (key: string) => string | null;
  browser: string | undefined;
}

/** URL, then the area's own key, then `lang`, then the browser, then the area's default. */
export function decideLanguage({ area, named, stored, browser }: Clues): Language {
  const kept = [stored(languageKey(area)), stored('lang')].find(isLanguage);
  return named ?? kept ?? languageOfTag(browser) ?? (area === 'admin' ? adminDefault : publicDefault);
}

export function languageKey(area: Area): 'lang_public' | 'lang_admin' {
  return area === 'admin' ? 'lang_admin' : 'lang_public';
}

/** The language that a URL names: by its form, or because its path belongs to one language. */
export function languageNamed(form: UrlForm, own: Language | undefined): Language | undefined {
  return form === 'plain' ? own : form;
}
