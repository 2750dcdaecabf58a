import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildContract } from '@ponte/contract/build';
import { languages, type Language } from '@ponte/contract/language';

export interface PartTexts {
  /** Where the texts are bundled. */
  readonly place: BuildContract['textsIn'];
  readonly tables: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  readonly keys: Readonly<Record<Language, string[]>>;
}

/**
 * Reads the texts of a part: `locales/<lng>.ts` exports a flat table under the language's name. A part whose texts are not
 * for every visitor has `"ponte": { "textsIn": "part" }` in its `package.json`, and loads them itself.
 */
export async function readTexts(folder: string, place: PartTexts['place'] = 'composition'): Promise<PartTexts> {
  const tables = await Promise.all(
    languages.map(async (language) => {
      const file = pathToFileURL(join(folder, 'locales', `${language}.ts`)).href;
      const exported = (await import(file)) as Record<string, Record<string, string>>;
      return [language, exported[language] ?? {}] as const;
    }),
  );
  const keys = tables.map(([language, table]) => [language, Object.keys(table).sort()] as const);
  return {
    place,
    tables: Object.fromEntries(tables) as PartTexts['tables'],
    keys: Object.fromEntries(keys) as PartTexts['keys'],
  };
}

/** Writes `locales/<lng>.json` into a build. */
export async function writeTexts(output: string, { tables }: PartTexts): Promise<void> {
  await mkdir(join(output, 'locales'), { recursive: true });
  for (const language of languages) {
    await writeFile(join(output, 'locales', `${language}.json`), JSON.stringify(tables[language]));
  }
}
