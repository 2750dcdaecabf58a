import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { partNames, type PartName } from '@ponte/contract/parts';
import { copyCheckout, editFile } from './testing/checkout';

const kitFile = 'shared-config/contract/catalogue/greeting.ts';

let root: string;
let ids: Record<PartName, string>;
/** A second copy, with changes that must not change an id. */
let other: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'build-ids-'));
  const copy = join(root, 'copy');
  // As deep as the first: packages are links, so the depth would be in their paths.
  other = join(root, 'another folder');
  for (const folder of [copy, other]) await copyWithGreeting(folder);
  await changeWhatNoPartBundles(other);
  ids = await build(copy, partNames);
}, 600_000);
afterAll(() => rm(root, { recursive: true }));

/** A copy of the checkout in which `remote-chat` alone bundles a function of shared-config. */
async function copyWithGreeting(copy: string): Promise<void> {
  await copyCheckout(copy);
  await writeFile(join(copy, kitFile), `export const greeting = () => 'good morning';\n`);
  const importGreeting = `import { greeting } from '@ponte/contract/catalogue/greeting';\nexport const hello = greeting();\n`;
  await edit(copy, 'remote-chat/assistant/Assistant.tsx', (source) => importGreeting + source);
}

async function changeWhatNoPartBundles(copy: string): Promise<void> {
  await editFile(copy, 'shared-config/toolchain/lint/import-rules.js', 'Tables of stories', 'The tables of stories');
  await editFile(copy, 'shared-config/toolchain/jest/preset.js', "target: 'es2022'", "target: 'es2021'");
  await edit(copy, 'shared-config/contract/url.test.ts', (source) => `${source}\ntest.todo('more');\n`);
  await edit(copy, 'remote-chat/assistant/Assistant.test.tsx', (source) => `${source}\ntest.todo('more');\n`);
  await edit(copy, 'package-lock.json', (source) =>
    source.replace(/("node_modules\/autocannon": \{\s+"version": )"[^"]+"/, '$1"9.9.9"'),
  );
  await edit(copy, 'artwork/drawing/palette.ts', (source) => `${source}\nexport const another = '#123456';\n`);
}

async function edit(copy: string, file: string, change: (source: string) => string): Promise<void> {
  await writeFile(join(copy, file), change(await readFile(join(copy, file), 'utf8')));
}

/** Builds parts of a copy, two at a time; returns their ids. */
async function build<P extends PartName>(copy: string, parts: readonly P[]): Promise<Record<P, string>> {
  const script = join(copy, 'shared-config/toolchain/build/build-part.ts');
  for (let at = 0; at < parts.length; at += 2) {
    const run = (part: PartName) =>
      promisify(execFile)(process.execPath, ['--import', 'tsx', script], { cwd: join(copy, part) });
    const printed = await Promise.all(parts.slice(at, at + 2).map(run));
    for (const { stdout } of printed) expect(stdout).toContain('built in');
  }
  const read = async (part: PartName) => {
    const contract = JSON.parse(await readFile(join(copy, part, 'dist/contract.json'), 'utf8')) as { build: string };
    return [part, contract.build];
  };
  return Object.fromEntries(await Promise.all(parts.map(read))) as Record<P, string>;
}

test('no id changes with the folder, nor with a lint rule, a jest preset, a test, a lock entry or artwork', async () => {
  // The next test builds the other parts of this copy, with the same changes.
  expect(await build(other, ['remote-chat'])).toEqual({ 'remote-chat': ids['remote-chat'] });
}, 600_000);

test('a function that one part bundles changes the id of that part alone', async () => {
  await editFile(other, kitFile, 'good morning', 'good evening');
  const { 'remote-chat': chat, ...others } = await build(other, partNames);
  expect({ 'remote-chat': ids['remote-chat'], ...others }).toEqual(ids);
  expect(chat).not.toBe(ids['remote-chat']);
}, 600_000);
