import { fallbackLanguages, type Language } from '@ponte/contract/language';
import type { LockedBuild } from '@ponte/contract/lock';
import { addTexts, fillTexts } from '@ponte/kit/i18n/i18n';
import { parseTexts, type ParsedTexts } from '@ponte/kit/i18n/text-table';

/** A build's code waits this long for its texts. */
const timeoutMs = 3000;

/**
 * Adds the texts of a replacing build to the page's. A missing text is taken from the page's own, then from the build's
 * English, then from its Portuguese texts, which are fetched only when a file has gaps.
 */
export async function addBuildTexts(build: LockedBuild, language: Language): Promise<void> {
  const signal = AbortSignal.timeout(timeoutMs);
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
