import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuildContract } from '@ponte/contract/build';
import { languages, type Language } from '@ponte/contract/language';
import type { PartName } from '@ponte/contract/parts';
import { createContract } from 'fixtures/builds/create-build';
import { mergeTexts } from './merge-texts';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'texts-'))));
afterEach(() => rm(folder, { recursive: true }));

async function build(
  part: PartName,
  texts: Partial<Record<Language, Record<string, string>>>,
  textsIn: BuildContract['textsIn'] = 'composition',
) {
  await mkdir(join(folder, part, 'locales'), { recursive: true });
  for (const language of languages) {
    await writeFile(join(folder, part, 'locales', `${language}.json`), JSON.stringify(texts[language] ?? {}));
  }
  return { contract: createContract(part, 1, { textsIn }), folder: join(folder, part) };
}

test('merges the texts of the parts, except those that are bundled with a part', async () => {
  const merged = await mergeTexts([
    await build('shell', { pt: { 'nav.home': 'Início' }, en: { 'nav.home': 'Home' }, es: { 'nav.home': 'Inicio' } }),
    await build('remote-chat', { pt: { 'hel.hi': 'Oi' }, en: { 'hel.hi': 'Hi' }, es: { 'hel.hi': 'Hola' } }),
    await build('remote-admin', { pt: { 'users.title': 'Pessoas' } }, 'part'),
  ]);
  expect(merged.es).toEqual({ 'nav.home': 'Inicio', 'hel.hi': 'Hola' });
  expect(merged.pt).not.toHaveProperty(['users.title']);
});

test('takes a missing or empty text from English', async () => {
  const merged = await mergeTexts([await build('shell', { en: { a: 'A', b: 'B' }, pt: { a: '' }, es: { b: 'Be' } })]);
  expect(merged.pt).toEqual({ a: 'A', b: 'B' });
  expect(merged.es).toEqual({ a: 'A', b: 'Be' });
});

test('takes a text that English does not have from Portuguese', async () => {
  const merged = await mergeTexts([await build('shell', { en: { a: '' }, pt: { a: 'Á', b: 'Bê' } })]);
  expect(merged.en).toEqual({ a: 'Á', b: 'Bê' });
  expect(merged.es).toEqual({ a: 'Á', b: 'Bê' });
});

test('rejects a key that two parts define, and names both', async () => {
  const shell = await build('shell', { en: { title: 'Shell' } });
  const chat = await build('remote-chat', { es: { title: 'Chat' } });
  await expect(mergeTexts([shell, chat])).rejects.toMatchObject({
    code: 'refused',
    message: 'the text title is defined by shell and by remote-chat',
  });
});
