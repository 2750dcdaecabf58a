import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { fallbackLanguage, languages, type Language } from '../contract/language';
import { loaderOptions, TextLoader } from './loader';

/** The page's one i18next instance, which every part shares through the kit. */
export const i18n: I18n = createInstance();

export type TextTable = Readonly<Record<string, string>>;

/** What every use of i18next here has in common. Keys are flat: a dot in them means nothing. */
const common = {
  supportedLngs: [...languages],
  keySeparator: false,
  nsSeparator: false,
  returnEmptyString: false,
  interpolation: { escapeValue: false },
} as const;

/**
 * Starts the texts of a page in the browser. Resolves when `language` is loaded; the fall-back language is fetched only
 * if that fails. `loadPath` may name another origin.
 */
export async function startTexts(language: Language, loadPath: string): Promise<void> {
  await i18n
    .use(TextLoader)
    .use(initReactI18next)
    .init({
      ...common,
      lng: language,
      fallbackLng: false,
      load: 'currentOnly',
      react: { useSuspense: false },
      backend: { loadPath, crossDomain: true },
      ...loaderOptions,
    });
  await fallBackWithout(language);
}

/** The language that was asked for last. */
let wanted: Language | undefined;

/** Switches the page's texts, once however often it is asked to. The old language stays until the new one is there. */
export async function switchTexts(language: Language): Promise<void> {
  wanted = language;
  await i18n.loadLanguages(language);
  await fallBackWithout(language);
  if (wanted === language && readLanguage() !== language) await i18n.changeLanguage(language);
}

async function fallBackWithout(language: Language): Promise<void> {
  if (i18n.hasResourceBundle(language, 'translation')) return;
  i18n.options.fallbackLng = [fallbackLanguage];
  await i18n.loadLanguages(fallbackLanguage);
}

/** Calls back on every change of the page's language; returns what stops that. */
export function subscribeLanguage(listener: () => void): () => void {
  i18n.on('languageChanged', listener);
  return () => i18n.off('languageChanged', listener);
}

export function readLanguage(): Language {
  return i18n.language as Language;
}

/** Starts i18next with texts that are there already: on the server and in tests. */
export function startTextsWith(language: Language, texts: TextTable): void {
  void i18n.use(initReactI18next).init({
    ...common,
    lng: language,
    fallbackLng: false,
    initAsync: false,
    react: { useSuspense: false },
    resources: { [language]: { translation: texts } },
  });
}

/** Adds a part's own texts, which then win over those of the same keys that were there. */
export function addTexts(language: Language, texts: TextTable): void {
  i18n.addResourceBundle(language, 'translation', texts, true, true);
}

/** A text of the page's language, outside React. */
export function textOf(key: string, values: Readonly<Record<string, string | number>> = {}): string {
  return i18n.t(key, values);
}
