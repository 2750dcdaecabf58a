import { fallbackLanguages, type Language } from '@ponte/contract/language';
import type { LockedBuild } from '@ponte/contract/lock';
import { addTexts, fillTexts } from '@ponte/kit/i18n/i18n';
import { parseTexts, type ParsedTexts } from '@ponte/kit/i18n/text-table';

/** Milliseconds that a build's code waits for its texts. */
const textsTimeout = 3000;

/**
 * Adds the texts of a build that replaces another to the page's. What they lack comes from those that are there,
 * then from the build's English, then from its Portuguese: a file without a gap is the only one that is fetched.
 */
export async function addBuildTexts(build: LockedBuild, language: Language): Promise<void> {
  const signal = AbortSignal.timeout(textsTimeout);
  for (const candidate of new Set([language, ...fallbackLanguages])) {
    try {
      const { texts, hasGaps } = await fetchTable(build, candidate, signal);
      if (candidate === language) addTexts(language, texts);
      else fillTexts(language, texts);
      if (!hasGaps) return;
    } catch (error) {
      console.error(`${build.build} has no texts in ${candidate}`, error);
    }
  }
}

async function fetchTable(build: LockedBuild, language: Language, signal: AbortSignal): Promise<ParsedTexts> {
  const url = new URL(`locales/${language}.json`, new URL(build.entry, location.href)).href;
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`failed loading ${url}; status code: ${response.status}`);
  const file = await response.text();
  try {
    return parseTexts(file);
  } catch (cause) {
    throw new Error(`failed parsing ${url} to json`, { cause });
  }
}
