import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { languages, type Language } from '@ponte/contract/language';
import { withoutGaps, type TextTable } from './text-table';

/** The page's one i18next instance, which every part shares through the kit. */
export const i18n: I18n = createInstance();

/** What every use of i18next here has in common. Keys are flat: a dot in them means nothing. */
export const common = {
  supportedLngs: [...languages],
  keySeparator: false,
  nsSeparator: false,
  returnEmptyString: false,
  fallbackLng: false,
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
} as const;

/** Calls back on every change of the page's language; returns what stops that. */
export function subscribeLanguage(listener: () => void): () => void {
  i18n.on('languageChanged', listener);
  return () => i18n.off('languageChanged', listener);
}

/** The language that the page shows. */
export function readLanguage(): Language {
  return i18n.language as Language;
}

/** Starts i18next with texts that are there already: on the server and in tests. */
export function startTextsWith(language: Language, texts: TextTable): void {
  void i18n.use(initReactI18next).init({
    ...common,
    lng: language,
    initAsync: false,
    resources: { [language]: { translation: texts } },
  });
}

/**
 * Adds a part's own texts, which then win over those of the same keys that were there. An empty text counts as missing:
 * the one that was there stays.
 */
export function addTexts(language: Language, texts: TextTable): void {
  i18n.addResourceBundle(language, 'translation', withoutGaps(texts), true, true);
}

/** Adds texts where the language has none. */
export function fillTexts(language: Language, texts: TextTable): void {
  i18n.addResourceBundle(language, 'translation', withoutGaps(texts), true, false);
}

/** A text of the page's language, outside React. */
export function textOf(key: string, values: Readonly<Record<string, string | number>> = {}): string {
  return i18n.t(key, values);
}
