import { createInstance, type i18n as I18n } from 'i18next';
import HttpBackend from 'i18next-http-backend';
import type { Language } from '@ponte/contract/language';
import { parseTexts, type ParsedTexts } from './text-table';

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

const fetched = new Map<string, ParsedTexts>();
let loader: I18n | undefined;

/**
 * Fetches the file of all texts of a language, unless it has loaded already. `loadPath` may name another origin.
 *
 * @throws when it does not load, with the loader's message; a later call fetches it again.
 */
export async function fetchTexts(language: Language, loadPath: string): Promise<ParsedTexts> {
  loader ??= createLoader(loadPath);
  if (!fetched.has(language)) await read(loader, language);
  return fetched.get(language) as ParsedTexts;
}

/** An instance of its own, which only fetches: the page's texts are not all of one file. */
function createLoader(loadPath: string): I18n {
  const instance = createInstance();
  void instance.use(TextLoader).init({
    load: 'currentOnly',
    fallbackLng: false,
    initAsync: false,
    backend: { loadPath, crossDomain: true, requestOptions, parse: parseFile },
    ...loaderOptions,
  });
  return instance;
}

/** Reloads, because i18next does not read a failed file again otherwise. */
function read(from: I18n, language: Language): Promise<void> {
  return new Promise((resolve, reject) => {
    void from.reloadResources(language, 'translation', (failures?: unknown[]) => {
      if (failures) reject(new Error(`The texts in ${language} did not come: ${String(failures[0])}`));
      else resolve();
    });
  });
}

function parseFile(file: string, language: string | readonly string[]) {
  const parsed = parseTexts(file);
  fetched.set(String(language), parsed);
  return parsed.texts;
}
