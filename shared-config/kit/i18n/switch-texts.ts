import { fallbackLanguages, type Language } from '@ponte/contract/language';
import { fillGaps, loadAllTexts, setAllTextsUrl } from './all-texts';
import { addTexts, handleMissingTexts, loadSources, readLanguage, showLanguage } from './i18n';
import { fetchTable } from './text-table';

/** URL patterns of texts, with `{{lng}}` for the language. */
export interface TextsFiles {
  /** The texts of the frame alone. */
  readonly frame: string;
  /** All texts of the site, which may be at another origin. */
  readonly all: string;
}

/** The frame waits this long for its own texts, before it requests the file of all texts. */
const frameTimeoutMs = 5000;

/**
 * Loads the texts of the frame in the browser: from its own file, or else from the file of all texts.
 *
 * @returns the language whose texts loaded: `language`, else English, else Portuguese.
 * @throws when none loaded.
 */
export async function startTexts(language: Language, { frame, all }: TextsFiles): Promise<Language> {
  setAllTextsUrl(all);
  handleMissingTexts(() => void fillGaps(readLanguage()));
  const loaded = (await addFrameTexts(frame, language)) ? language : await loadFirst([language, ...fallbackLanguages]);
  showLanguage(loaded);
  return loaded;
}

/** Adds the frame's texts. @returns whether the file loaded and has no gaps */
async function addFrameTexts(pattern: string, language: Language): Promise<boolean> {
  try {
    const { texts, hasGaps } = await fetchTable(
      pattern.replace('{{lng}}', language),
      AbortSignal.timeout(frameTimeoutMs),
    );
    addTexts(language, texts);
    return !hasGaps;
  } catch (error) {
    console.error(error);
    return false;
  }
}

async function loadFirst(candidates: readonly Language[]): Promise<Language> {
  for (const candidate of new Set(candidates)) {
    try {
      await loadTexts(candidate);
      return candidate;
    } catch (error) {
      console.error(error);
    }
  }
  throw new Error('No texts came in any language');
}

/** The language that was requested last. */
let requested: Language | undefined;

/**
 * Switches the page's language after its texts have loaded. Several requests of one language switch it once. `onLoad` runs
 * before the page shows the language, without a task between them.
 *
 * @returns whether the page shows the language now; `false` when another was requested meanwhile.
 * @throws when its texts do not load.
 */
export async function switchTexts(language: Language, onLoad: () => void = () => {}): Promise<boolean> {
  requested = language;
  try {
    if (readLanguage() !== language) await loadTexts(language);
  } catch (error) {
    if (requested !== language) return false;
    throw error;
  }
  if (requested !== language) return false;
  onLoad();
  if (readLanguage() !== language) showLanguage(language);
  return true;
}

async function loadTexts(language: Language): Promise<void> {
  const isComplete = await loadAllTexts(language);
  await loadSources(language);
  if (!isComplete) await fillGaps(language);
}
