import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { build } from 'esbuild';
import { isLanguage, type Language } from '@ponte/contract/language';
import { partNames } from '@ponte/contract/parts';
import { repositoryRoot } from '@ponte/toolchain/build/repository';

/** Serves `/locales/<lng>/translation.json` from the current sources of the parts. */
export async function readDevTexts(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const language = /^\/(\w+)\/translation\.json/.exec(request.url ?? '')?.[1];
  if (!isLanguage(language)) {
    response.writeHead(404).end();
    return;
  }
  const tables = await Promise.all(partNames.map((part) => readTable(join(repositoryRoot, part), language)));
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(Object.assign({}, ...tables)));
}

/** The texts of the part in a folder, from its sources. */
export async function readTable(folder: string, language: Language): Promise<Record<string, string>> {
  const { outputFiles } = await build({
    entryPoints: [join(folder, 'locales', `${language}.ts`)],
    bundle: true,
    write: false,
    format: 'esm',
  });
  const source = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  const exported = (await import(`data:text/javascript;base64,${source}`)) as Record<string, Record<string, string>>;
  return exported[language] ?? {};
}
