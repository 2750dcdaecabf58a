import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BuildContract } from 'shared-config/contract/build';
import { languages } from 'shared-config/contract/language';
import type { PartName } from 'shared-config/contract/parts';
import { integrityOf } from '../store/integrity';
import { createContract } from './create-build';

/**
 * A shell's Node bundle in a few lines: a page is its module's `draw(path)` under a heading, its title is its path and
 * language, its words come from the texts.
 */
const shellBundle = `
let table;
exports.shared = { greeting: { hello: 'hello from the shell' } };
exports.slots = [['remote-chat', 'assistant']];
exports.setTexts = (language, texts) => { table = texts; };
exports.render = async ({ path, page, settings, modules }) => {
  const own = modules.find(({ part }) => part === 'remote-public');
  const urlOf = (language) => settings.url + '/' + language;
  return {
    html: '<h1>' + path + '</h1>' + (own ? await own.exports.draw(path) : ''),
    title: path + ' ' + page.language,
    description: table['shell.title'],
    jsonLd: own ? [{ '@type': 'Thing', name: '</script>' }] : [],
    urls: own ? { canonical: urlOf(page.language), alternates: [['x-default', settings.url + '/']] } : null,
  };
};
`;

/** A bundle whose `draw` has this body. */
export function moduleThatDraws(body: string): string {
  return `const { hello } = require('greeting');\nexports.draw = async (path) => { ${body} };\n`;
}

const bundles: Record<PartName, Record<string, string>> = {
  shell: { 'node/shell.cjs': shellBundle },
  'remote-public': { 'node/home.cjs': moduleThatDraws('return `<p>${hello}</p>`;') },
  'remote-admin': {},
  'remote-chat': { 'node/assistant.cjs': '' },
};

/** Writes the nth build of a part whose pages can be drawn. `files` are written beside its own, or instead of them. */
export async function createDrawableBuild(
  folder: string,
  part: PartName,
  n: number,
  files: Readonly<Record<string, string>> = {},
  changes: Partial<BuildContract> = {},
): Promise<BuildContract> {
  const contract = createContract(part, n, changes);
  const texts = languages.map((language) => [
    `locales/${language}.json`,
    JSON.stringify(Object.fromEntries(contract.texts[language].map((key) => [key, `${key} in ${language}`]))),
  ]);
  const contents: Record<string, string> = {
    [contract.entry]: `/* ${part} */`,
    'static/css/main.css': `@layer part { .${part}-aBcD1 { color: red } }`,
    ...Object.fromEntries(texts),
    ...bundles[part],
    ...files,
  };
  for (const [path, content] of Object.entries(contents)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  const hashes = Object.entries(contents).map(([path, content]) => [path, integrityOf(content)]);
  return { ...contract, files: Object.fromEntries(hashes) as BuildContract['files'] };
}
