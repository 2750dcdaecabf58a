import type { APIRequestContext } from '@playwright/test';
import { languages, type Language } from '@ponte/contract/language';

export type Texts = Readonly<Record<string, string>>;

/** The composed texts of the live release, all parts together. */
export async function fetchTexts(request: APIRequestContext): Promise<Record<Language, Texts>> {
  const tables = languages.map(async (language) => {
    const response = await request.get(`/locales/${language}/translation.json`);
    return [language, (await response.json()) as Texts] as const;
  });
  return Object.fromEntries(await Promise.all(tables)) as Record<Language, Texts>;
}

/** Interpolates a text's values, as the site's translation does. */
export function fill(text: string | undefined, values: Readonly<Record<string, string>>): string {
  if (text === undefined) throw new Error('There is no such text');
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}

/** The minimum of words of a phrase that is compared: shorter ones are equal in two languages by chance. */
const minimumWords = 4;

/** Phrases that no page in `language` may show, because only the tables of the other two have them. */
export function foreignPhrases(texts: Readonly<Record<Language, Texts>>, language: Language): string[] {
  const own = Object.values(texts[language]).join('\n');
  const others = languages.filter((other) => other !== language).flatMap((other) => Object.values(texts[other]));
  const phrases = others.flatMap((text) => text.split(/\{\{\w+\}\}/)).map((phrase) => phrase.trim());
  return [...new Set(phrases)].filter((phrase) => phrase.split(/\s+/).length >= minimumWords && !own.includes(phrase));
}
