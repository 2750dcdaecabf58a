import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BuildContract } from '@ponte/contract/build';
import { partNames, type PartName } from '@ponte/contract/parts';
import { copyCheckout, editFile } from './testing/checkout';

const kitFile = 'shared-config/contract/catalogue/greeting.ts';

let root: string;
/** Of the builds in a copy of the whole checkout. */
let ids: Record<PartName, string>;

/** As deep as each other: packages are links, so the depth would be in their paths. */
const whole = () => join(root, 'whole');
/** A copy without the sources of the other parts. */
const aloneOf = (part: PartName) => join(root, `alone ${part}`);

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'builds-'));
  await copyCheckout(whole());
  await addGreeting(whole(), 'good morning');
  for (const part of partNames) {
    await setVersion(whole(), part);
    await build(whole(), part);
  }
  const read = async (part: PartName) => [part, (await readContract(whole(), part)).build];
  ids = Object.fromEntries(await Promise.all(partNames.map(read))) as typeof ids;
}, 600_000);
afterAll(() => rm(root, { recursive: true }));

/** A function of shared-config, which `remote-chat` alone bundles. */
async function addGreeting(copy: string, words: string): Promise<void> {
  await writeFile(join(copy, kitFile), `export const greeting = () => '${words}';\n`);
  const importGreeting = `import { greeting } from '@ponte/contract/catalogue/greeting';\nexport const hello = greeting();\n`;
  const user = join('remote-chat', 'assistant', 'Assistant.tsx');
  if (existsSync(join(copy, user))) await edit(copy, user, (source) => importGreeting + source);
}

async function setVersion(copy: string, part: PartName): Promise<void> {
  await edit(copy, `${part}/package.json`, (source) => source.replace(/"version": "[^"]+"/, '"version": "9.9.9"'));
}

async function changeWhatNoPartBundles(copy: string, part: PartName): Promise<void> {
  await editFile(copy, 'shared-config/toolchain/lint/import-rules.js', 'Tables of stories', 'The tables of stories');
  await editFile(copy, 'shared-config/toolchain/jest/preset.js', "target: 'es2022'", "target: 'es2021'");
  await edit(copy, 'shared-config/contract/url.test.ts', (source) => `${source}\ntest.todo('more');\n`);
  await writeFile(join(copy, part, 'more.test.ts'), `test.todo('more');\n`);
  await edit(copy, 'package-lock.json', (source) =>
    source.replace(/("node_modules\/autocannon": \{\s+"version": )"[^"]+"/, '$1"9.9.9"'),
  );
  await edit(copy, 'artwork/drawing/palette.ts', (source) => `${source}\nexport const another = '#123456';\n`);
}

async function edit(copy: string, file: string, change: (source: string) => string): Promise<void> {
  await writeFile(join(copy, file), change(await readFile(join(copy, file), 'utf8')));
}

async function build(copy: string, part: PartName): Promise<void> {
  const script = join(copy, 'shared-config/toolchain/build/build-part.ts');
  const options = { cwd: join(copy, part) };
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script], options);
  expect(stdout).toContain('built in');
}

async function readContract(copy: string, part: PartName): Promise<BuildContract> {
  return JSON.parse(await readFile(join(copy, part, 'dist/contract.json'), 'utf8')) as BuildContract;
}

describe.each(partNames)('%s', (part) => {
  const copy = () => aloneOf(part);
  beforeAll(async () => {
    const others = partNames.filter((name) => name !== part);
    await copyCheckout(copy(), others);
    await addGreeting(copy(), part === 'remote-chat' ? 'good morning' : 'good evening');
    await setVersion(copy(), part);
    await changeWhatNoPartBundles(copy(), part);
    await build(copy(), part);
  }, 600_000);

  test('builds without the sources of the other parts, and its entry has the hash of each file that loads later', async () => {
    const contract = await readContract(copy(), part);
    const entry = await readFile(join(copy(), part, 'dist', contract.entry), 'utf8');
    // Files that load with the page are checked by the page: scripts by their tags, styles by the policy.
    const atStart = [contract.entry, ...contract.initial.js, ...contract.initial.css];
    const later = Object.keys(contract.files).filter(
      (file) => /^static\/(js|css)\//.test(file) && !atStart.includes(file),
    );
    expect(later).not.toEqual([]);
    expect(later.filter((file) => !entry.includes(contract.files[file] ?? '?'))).toEqual([]);
  });

  test('its id begins with its version, and no lint rule, test, lock entry, artwork or unused function changes it', async () => {
    const { build: id } = await readContract(copy(), part);
    expect(id).toMatch(/^9\.9\.9-[0-9a-f]{12}$/);
    expect(id).toBe(ids[part]);
  });
});

test('a function that a part bundles changes its id', async () => {
  const copy = aloneOf('remote-chat');
  await editFile(copy, kitFile, 'good morning', 'good evening');
  await build(copy, 'remote-chat');
  expect((await readContract(copy, 'remote-chat')).build).not.toBe(ids['remote-chat']);
}, 600_000);
