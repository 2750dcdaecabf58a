import { fallbackLanguages, type Language } from '@ponte/contract/language';
import { addTexts, fillTexts, readLanguage, refreshTexts } from './i18n';
import type { ParsedTexts } from './text-table';

let pattern = '';
/** The languages of which the page has all texts. */
const complete = new Set<Language>();
const filled = new Map<Language, Promise<void>>();

/** Sets the URL pattern of the files with all texts of a language. */
export function setAllTextsUrl(url: string): void {
  pattern = url;
}

/** Whether the page has all texts of a language, except those of a build that replaces the site's own. */
export function hasAllTexts(language: Language): boolean {
  return complete.has(language);
}

/**
 * Adds all texts of a language to the page.
 *
 * @returns whether every key has a text.
 * @throws when the file, or the code that fetches it, does not load.
 */
export async function loadAllTexts(language: Language): Promise<boolean> {
  const { texts, hasGaps } = await fetchAll(language);
  addTexts(language, texts);
  complete.add(language);
  return !hasGaps;
}

/** Fills gaps from the language's file of all texts, if it loads. */
export async function fillFromAllTexts(language: Language): Promise<void> {
  if (!hasAllTexts(language)) await fillFrom([language], language);
}

/** Fills gaps from the language's file of all texts, then from English, then from Portuguese. */
export function fillGaps(language: Language): Promise<void> {
  const filling = filled.get(language) ?? fillFrom([language, ...fallbackLanguages], language);
  filled.set(language, filling);
  return filling;
}

async function fillFrom(candidates: readonly Language[], language: Language): Promise<void> {
  const files = [...new Set(candidates)].map((candidate) => fetchAll(candidate).catch(report));
  for (const file of await Promise.all(files)) if (file) fillTexts(language, file.texts);
  if (readLanguage() === language) refreshTexts();
}

const report = (error: unknown) => void console.error(error);

/** The loader has a chunk of its own: most pages never need it. */
async function fetchAll(language: Language): Promise<ParsedTexts> {
  const { fetchTexts } = await import(/* webpackChunkName: "texts-loader" */ './fetch-texts');
  return fetchTexts(language, pattern);
}
