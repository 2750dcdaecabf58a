import { fallbackLanguages, type Language } from '@ponte/contract/language';
import { buildTexts, type LockedBuild } from '@ponte/contract/lock';
import { fillFromAllTexts, hasAllTexts, loadAllTexts } from '@ponte/kit/i18n/all-texts';
import { addTexts, fillTexts } from '@ponte/kit/i18n/i18n';
import { fetchTable } from '@ponte/kit/i18n/text-table';

/** A build's code waits this long for its texts, for which the site has another file. */
const timeoutMs = 3000;
/** Nothing else has the texts of a replacing build: it waits for most of the time that its code gets. */
const replacingTimeoutMs = 6000;

/**
 * Adds the texts of a build of the release, unless the page has all texts of the language. The site's file of all texts, with
 * the retries of its loader, is the fallback.
 *
 * @throws when neither loads.
 */
export async function addReleasedTexts(build: LockedBuild, language: Language): Promise<void> {
  if (build.texts === 'part' || hasAllTexts(language)) return;
  try {
    const { texts, hasGaps } = await fetchTable(urlOf(build, language), AbortSignal.timeout(timeoutMs));
    addTexts(language, texts);
    if (hasGaps) await fillFromAllTexts(language);
  } catch (error) {
    console.error(`${build.build} has no texts in ${language}`, error);
    await loadAllTexts(language);
  }
}

/**
 * Adds the texts of a replacing build to the page's. A missing text is taken from the site's own, then from the build's
 * English, then from its Portuguese texts, which are fetched only when a file has gaps.
 */
export async function addBuildTexts(build: LockedBuild, language: Language): Promise<void> {
  const signal = AbortSignal.timeout(replacingTimeoutMs);
  for (const candidate of new Set([language, ...fallbackLanguages])) {
    try {
      const { texts, hasGaps } = await fetchTable(urlOf(build, candidate), signal);
      if (candidate === language) addTexts(language, texts);
      else fillTexts(language, texts);
      if (!hasGaps) return;
    } catch (error) {
      console.error(`${build.build} has no texts in ${candidate}`, error);
    }
    if (candidate === language) await fillFromAllTexts(language);
  }
}

function urlOf(build: LockedBuild, language: Language): string {
  return new URL(buildTexts.replace('{{lng}}', language), new URL(build.entry, location.href)).href;
}
