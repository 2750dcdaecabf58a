export const languages = ['pt', 'en', 'es'] as const;
export type Language = (typeof languages)[number];

/** How each language calls itself, as the language menu shows it. */
export const languageNames: Record<Language, string> = { pt: 'Português', en: 'English', es: 'Español' };

/** The locale that numbers, prices and dates are formatted in. */
export const localeTags: Record<Language, string> = { pt: 'pt-BR', en: 'en-US', es: 'es-419' };

/** Public pages open in Portuguese when nothing else is known, the admin area in English. */
export const publicDefault: Language = 'pt';
export const adminDefault: Language = 'en';

/** Where a text that is empty or missing comes from, key by key: English, then Portuguese. Never its key. */
export const fallbackLanguages = ['en', 'pt'] as const satisfies readonly Language[];

/** The cookie in which the pages keep a visitor's choice, for the edge to pick the HTML by. */
export const languageCookie = 'lang_public';

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/** The language of a browser's language tag by its first two letters: `pt-BR` is `pt`, `de` is none of ours. */
export function languageOfTag(tag: string | undefined): Language | undefined {
  const letters = tag?.trim().slice(0, 2).toLowerCase();
  return isLanguage(letters) ? letters : undefined;
}
