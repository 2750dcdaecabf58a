import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { languages, type Language } from '@ponte/contract/language';
import { withoutGaps, type TextTable } from './text-table';

/** The page's only i18next instance, which every part shares through the kit. */
export const i18n: I18n = createInstance();

/** The options of every i18next start. Keys are flat: a dot in a key has no meaning. */
export const commonOptions = {
  supportedLngs: [...languages],
  keySeparator: false,
  nsSeparator: false,
  returnEmptyString: false,
  fallbackLng: false,
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
} as const;

/** Calls back on every change of the page's language. Returns a function that unsubscribes. */
export function subscribeLanguage(listener: () => void): () => void {
  i18n.on('languageChanged', listener);
  return () => i18n.off('languageChanged', listener);
}

/** The language that the page shows. */
export function readLanguage(): Language {
  return i18n.language as Language;
}

/** Starts i18next with these texts, on the server and in tests. */
export function startTextsWith(language: Language, texts: TextTable): void {
  void i18n.use(initReactI18next).init({
    ...commonOptions,
    lng: language,
    initAsync: false,
    resources: { [language]: { translation: texts } },
  });
}

/** Adds a part's own texts, which replace existing texts of the same keys. An empty text counts as missing. */
export function addTexts(language: Language, texts: TextTable): void {
  i18n.addResourceBundle(language, 'translation', withoutGaps(texts), true, true);
}

/** Adds texts for keys that the language lacks. */
export function fillTexts(language: Language, texts: TextTable): void {
  i18n.addResourceBundle(language, 'translation', withoutGaps(texts), true, false);
}

export type TextsSource = (language: Language) => Promise<void>;

const sources = new Set<TextsSource>();

/**
 * Registers a source of texts that are not among the page's own, such as those of a part that loads its own texts. The
 * page changes its language only after `load` has resolved, and keeps the old one if it rejects. Returns a function that
 * removes the source.
 */
export function addTextsSource(load: TextsSource): () => void {
  sources.add(load);
  return () => void sources.delete(load);
}

export async function loadSources(language: Language): Promise<void> {
  await Promise.all([...sources].map((load) => load(language)));
}

export type TextValues = Record<string, string | number>;

/** A text of the page's language, outside React. */
export function textOf(key: string, values: Readonly<TextValues> = {}): string {
  return i18n.t(key, values);
}

/** The texts of a part by the keys of its source language: an unknown key does not compile. */
export type Texts<Key extends string> = (key: Key, values?: TextValues) => string;

/** A part's typed access to its texts in the page's language. Re-renders when the language changes. */
export function useTexts<Key extends string>(): Texts<Key> {
  const { t } = useTranslation();
  return t as unknown as Texts<Key>;
}
