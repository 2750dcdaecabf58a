import { watch } from 'node:fs';
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

/** Serves `/<part>/locales/<lng>.json` from the current sources of the part, as its build does. */
export async function readDevPartTexts(
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): Promise<void> {
  const [, part, language] = /^\/([\w-]+)\/locales\/(\w+)\.json$/.exec(request.url ?? '') ?? [];
  const known = partNames.find((name) => name === part);
  if (!known || !isLanguage(language)) return next();
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(await readTable(join(repositoryRoot, known), language)));
}

/**
 * The texts of the part in a folder, from its sources.
 *
 * @throws Error when the file does not compile or exports no texts: an editor may have emptied it to write it.
 */
export async function readTable(folder: string, language: Language): Promise<Record<string, string>> {
  const file = `locales/${language}.ts`;
  const { outputFiles, metafile } = await build({
    entryPoints: [join(folder, file)],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
  });
  const exports = Object.values(metafile.outputs).flatMap((output) => output.exports);
  if (!exports.includes(language)) throw new Error(`${join(folder, file)} exports no texts named ${language}`);
  const source = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  const exported = (await import(`data:text/javascript;base64,${source}`)) as Record<Language, Record<string, string>>;
  return exported[language];
}

/** Notifies open pages of each change in folders of texts by server-sent events. */
export function followTexts(folders: readonly string[]) {
  const pages = new Set<ServerResponse>();
  const notify = () => pages.forEach((page) => page.write('data: changed\n\n'));
  for (const folder of folders) watch(folder, { recursive: true }, notify);

  return (request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store, no-transform' });
    response.write('\n');
    pages.add(response);
    request.once('close', () => pages.delete(response));
  };
}
