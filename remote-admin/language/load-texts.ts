import type { Language } from '@ponte/contract/language';
import { addTexts } from '@ponte/kit';

/** One chunk for each language: nobody loads a language that is not shown. */
const sources = {
  pt: async () => (await import('../locales/pt')).pt,
  en: async () => (await import('../locales/en')).en,
  es: async () => (await import('../locales/es')).es,
};

/** Fetches this part's texts of a language and hands them to the page's i18n. */
export async function loadTexts(language: Language): Promise<void> {
  addTexts(language, await sources[language]());
}
