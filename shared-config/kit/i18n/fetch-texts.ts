import HttpBackend from 'i18next-http-backend';
import { initReactI18next } from 'react-i18next';
import type { Language } from '@ponte/contract/language';
import { commonOptions, i18n } from './i18n';
import { parseTexts } from './text-table';

/**
 * The product specification fixes how texts are fetched: at most 10 reads at once; a read that failed with 500 to 599 or
 * without a status is retried 5 times, after 350 ms and then twice as long each time; 400 to 499 is final; a body that is
 * no JSON is reported as "failed parsing ... to json". These are i18next's defaults, set so that no upgrade changes them.
 */
export const loaderOptions = { maxParallelReads: 10, maxRetries: 5, retryTimeout: 350 } as const;

/** A read without a response within this time fails, and is not retried automatically. */
const timeoutMs = 15_000;

/** The attributes of the page's preload link: a request with others would fetch the file twice. */
function requestOptions(): RequestInit {
  return { mode: 'cors', credentials: 'same-origin', cache: 'default', signal: AbortSignal.timeout(timeoutMs) };
}

/** i18next's own loader over `fetch`. */
export const TextLoader = HttpBackend;

/** The languages whose texts were fetched. A part's own texts do not count. */
const fetched = new Set<Language>();
/** The languages whose files have gaps. */
const incomplete = new Set<Language>();

/** Prepares i18next for `fetchTexts`. `onMissing` is called at each use of a key without a text. */
export function prepareTexts(loadPath: string, onMissing: () => void): void {
  void i18n
    .use(TextLoader)
    .use(initReactI18next)
    .init({
      ...commonOptions,
      load: 'currentOnly',
      initAsync: false,
      // Never show a key: the place stays empty until another language's text has loaded.
      parseMissingKeyHandler: () => '',
      saveMissing: true,
      missingKeyHandler: onMissing,
      backend: { loadPath, crossDomain: true, requestOptions, parse: parseFile },
      ...loaderOptions,
    });
}

/**
 * Fetches the page's texts of a language, unless they have loaded already.
 *
 * @returns whether every key of the file has a text.
 * @throws when they do not load, with the loader's message; a later call fetches them again.
 */
export async function fetchTexts(language: Language): Promise<boolean> {
  if (!fetched.has(language)) await read(language);
  fetched.add(language);
  return !incomplete.has(language);
}

/** Reloads, because i18next does not read a failed file again otherwise. */
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
