import { initReactI18next } from 'react-i18next';
import type { Language } from '@ponte/contract/language';
import { common, i18n } from './i18n';
import { loaderOptions, requestOptions, TextLoader } from './loader';
import { parseTexts } from './text-table';

/** The languages whose texts the loader brought. A part's own texts alone do not make a language. */
const fetched = new Set<Language>();
/** Those whose file lacks some texts. */
const incomplete = new Set<Language>();

/** Prepares i18next for `fetchTexts`. `onMissing` is called at each use of a key that has no text. */
export function prepareTexts(loadPath: string, onMissing: () => void): void {
  void i18n
    .use(TextLoader)
    .use(initReactI18next)
    .init({
      ...common,
      load: 'currentOnly',
      initAsync: false,
      // A key is no text: its place stays empty until another language's text is there.
      parseMissingKeyHandler: () => '',
      saveMissing: true,
      missingKeyHandler: onMissing,
      backend: { loadPath, crossDomain: true, requestOptions, parse: parseFile },
      ...loaderOptions,
    });
}

/**
 * Fetches the page's texts of a language, unless they are there.
 *
 * @returns whether they have a text for every key of their file.
 * @throws when they do not come, with the loader's words; a later call fetches them again.
 */
export async function fetchTexts(language: Language): Promise<boolean> {
  if (!fetched.has(language)) await read(language);
  fetched.add(language);
  return !incomplete.has(language);
}

/** i18next never reads again what failed once, unless it is told to reload. */
function read(language: Language): Promise<void> {
  return new Promise((resolve, reject) => {
    void i18n.reloadResources(language, 'translation', (failures?: unknown[]) => {
      if (failures) reject(new Error(`The texts in ${language} did not come: ${String(failures[0])}`));
      else resolve();
    });
  });
}

function parseFile(file: string, language: string | readonly string[]) {
  const { texts, hasGaps } = parseTexts(file);
  if (hasGaps) incomplete.add(String(language) as Language);
  return texts;
}
