import { fallbackLanguages, type Language } from '@ponte/contract/language';
import { fetchTexts, prepareTexts } from './fetch-texts';
import { i18n, readLanguage } from './i18n';
import { loadSources } from './texts-sources';

/**
 * Starts the texts of a page in the browser. `loadPath` may name another origin.
 *
 * @returns the language whose texts came: `language`, or else English, or else Portuguese.
 * @throws when none came.
 */
export async function startTexts(language: Language, loadPath: string): Promise<Language> {
  prepareTexts(loadPath, () => void fetchFallbacks());
  for (const candidate of new Set([language, ...fallbackLanguages])) {
    try {
      await loadTexts(candidate);
    } catch (error) {
      console.error(error);
      continue;
    }
    await i18n.changeLanguage(candidate);
    return candidate;
  }
  throw new Error('No texts came in any language');
}

/** The language that was requested last. */
let wanted: Language | undefined;

/**
 * Switches the page's texts once they are there, once however often it is requested. The old language stays until then.
 *
 * @returns whether the page shows the language now; `false` when another was requested meanwhile.
 * @throws when its texts do not come.
 */
export async function switchTexts(language: Language): Promise<boolean> {
  wanted = language;
  if (readLanguage() === language) return true;
  try {
    await loadTexts(language);
  } catch (error) {
    if (wanted !== language) return false;
    throw error;
  }
  if (wanted !== language) return false;
  if (readLanguage() !== language) await i18n.changeLanguage(language);
  return true;
}

async function loadTexts(language: Language): Promise<void> {
  const isComplete = await fetchTexts(language);
  await loadSources(language);
  if (!isComplete) await fetchFallbacks();
}

let fallbacks: Promise<void> | undefined;

/** Fetches English and Portuguese, key by key behind the page's language: only a page whose texts have a gap does. */
function fetchFallbacks(): Promise<void> {
  fallbacks ??= Promise.all(fallbackLanguages.map((language) => fetchTexts(language).catch(console.error))).then(() => {
    i18n.options.fallbackLng = [...fallbackLanguages];
    // What was rendered with a gap is rendered again.
    if (i18n.language) i18n.emit('languageChanged', i18n.language);
  });
  return fallbacks;
}
