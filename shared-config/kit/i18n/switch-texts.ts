import { fallbackLanguages, type Language } from '@ponte/contract/language';
import { fetchTexts, prepareTexts } from './fetch-texts';
import { i18n, loadSources, readLanguage } from './i18n';

/**
 * Loads the texts of a page in the browser. `loadPath` may name another origin.
 *
 * @returns the language whose texts loaded: `language`, else English, else Portuguese.
 * @throws when none loaded.
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
let requested: Language | undefined;

/**
 * Switches the page's language after its texts have loaded. Several requests of one language switch it once.
 *
 * @returns whether the page shows the language now; `false` when another was requested meanwhile.
 * @throws when its texts do not load.
 */
export async function switchTexts(language: Language): Promise<boolean> {
  requested = language;
  if (readLanguage() === language) return true;
  try {
    await loadTexts(language);
  } catch (error) {
    if (requested !== language) return false;
    throw error;
  }
  if (requested !== language) return false;
  if (readLanguage() !== language) await i18n.changeLanguage(language);
  return true;
}

async function loadTexts(language: Language): Promise<void> {
  const isComplete = await fetchTexts(language);
  await loadSources(language);
  if (!isComplete) await fetchFallbacks();
}

let fallbacks: Promise<void> | undefined;

/** Fetches English and Portuguese as fallbacks for single keys. Only a page whose texts have gaps does. */
function fetchFallbacks(): Promise<void> {
  fallbacks ??= Promise.all(fallbackLanguages.map((language) => fetchTexts(language).catch(console.error))).then(() => {
    i18n.options.fallbackLng = [...fallbackLanguages];
    // Render again what was rendered with gaps.
    if (i18n.language) i18n.emit('languageChanged', i18n.language);
  });
  return fallbacks;
}
