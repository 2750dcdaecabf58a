export const languages = ['pt', 'en', 'es'] as const;
export type Language = (typeof languages)[number];

/** Each language's own name, as in the language menu. */
export const languageNames: Record<Language, string> = { pt: 'Português', en: 'English', es: 'Español' };

/** The locale that numbers, prices and dates are formatted in. */
export const localeTags: Record<Language, string> = { pt: 'pt-BR', en: 'en-US', es: 'es-419' };

/** The languages of public pages and of the admin area when nothing else decides. */
export const publicDefault: Language = 'pt';
export const adminDefault: Language = 'en';

/** The languages that replace an empty or missing text, in order. A key is never shown. */
export const fallbackLanguages = ['en', 'pt'] as const satisfies readonly Language[];

/** The cookie with a visitor's choice, by which the edge picks the HTML. */
export const languageCookie = 'lang_public';

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/** The language of a language tag by its first two letters: `pt-BR` is `pt`, `de` is `undefined`. */
export function languageOfTag(tag: string | undefined): Language | undefined {
  const letters = tag?.trim().slice(0, 2).toLowerCase();
  return isLanguage(letters) ? letters : undefined;
}
