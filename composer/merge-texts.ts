import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildContract } from '@ponte/contract/build';
import { fallbackLanguages, languages, type Language } from '@ponte/contract/language';
import { ReleaseError } from '@ponte/contract/release-error';

export type TextTables = Record<Language, Record<string, string>>;

/**
 * Merges the texts of the builds that bundle theirs with the composition. A missing text is taken from English, then from
 * Portuguese, so that a page needs one file of texts only.
 *
 * @throws ReleaseError `refused` when two parts define the same key.
 */
export async function mergeTexts(builds: readonly { contract: BuildContract; folder: string }[]): Promise<TextTables> {
  const tables = Object.fromEntries(languages.map((language) => [language, {}])) as TextTables;
  const owners = new Map<string, string>();
  for (const { contract, folder } of builds) {
    if (contract.textsIn === 'part') continue;
    for (const language of languages) {
      const own = JSON.parse(
        await readFile(join(folder, 'locales', `${language}.json`), 'utf8'),
      ) as TextTables[Language];
      for (const key of Object.keys(own)) claim(owners, key, contract.part);
      Object.assign(tables[language], own);
    }
  }
  for (const fallback of fallbackLanguages) {
    for (const language of languages) {
      for (const [key, text] of Object.entries(tables[fallback])) tables[language][key] ||= text;
    }
  }
  return tables;
}

function claim(owners: Map<string, string>, key: string, part: string): void {
  const owner = owners.get(key) ?? part;
  if (owner !== part) {
    throw new ReleaseError(
      'refused',
      `the text ${key} is defined by ${owner} and by ${part}`,
      'rename it in one of them',
    );
  }
  owners.set(key, part);
}
