import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BuildContract } from 'shared-config/contract/build';
import { contractVersion, type PartName } from 'shared-config/contract/parts';
import { integrityOf } from '../store/integrity';

const routes: BuildContract['routes'] = [
  { id: 'home', path: '/', part: 'remote-public', module: 'home', area: 'public' },
  { id: 'login', path: '/login', part: 'remote-admin', module: 'login', area: 'account' },
];

const modules: Partial<Record<PartName, string[]>> = {
  'remote-public': ['home'],
  'remote-admin': ['login'],
  'remote-chat': ['assistant'],
};

/** The id of a part's nth build. */
export function buildId(n: number): string {
  return `1.0.0-${n.toString(16).padStart(12, '0')}`;
}

/** A contract that fits all others made here. */
export function createContract(part: PartName, n: number, changes: Partial<BuildContract> = {}): BuildContract {
  const build = buildId(n);
  const isShell = part === 'shell';
  const entry = isShell ? 'static/js/main.js' : 'remoteEntry.js';
  const keys = [`${part}.title`];
  return {
    part,
    build,
    contract: contractVersion,
    commit: null,
    entry,
    initial: { js: isShell ? [entry] : [], css: [] },
    exposes: Object.fromEntries((modules[part] ?? []).map((name) => [name, { js: [], css: [] }])),
    routes: routes.filter((route) => isShell || route.part === part),
    shared: isShell
      ? { required: {}, provided: { react: '19.3.1' } }
      : { required: { react: '^19.0.0' }, provided: {} },
    kit: isShell ? ['useTexts', 'Link'] : ['useTexts'],
    texts: { pt: keys, en: keys, es: keys },
    textsIn: 'composition',
    media: {},
    files: {},
    ...changes,
  };
}

/**
 * Writes the nth build of a part into a folder: a handful of small files, told apart by their build.
 *
 * @returns its contract, which also lies in the folder.
 */
export async function createBuild(
  folder: string,
  part: PartName,
  n: number,
  changes: Partial<BuildContract> = {},
): Promise<BuildContract> {
  const contract = createContract(part, n, changes);
  const contents: Record<string, string> = {
    [contract.entry]: `/* ${part} ${contract.build} */\n`.repeat(20),
    'static/css/main.css': `@layer part { .${part}-aBcD1 { content: '${contract.build}' } }\n`,
    'locales/pt.json': JSON.stringify({ [`${part}.title`]: contract.build }),
    'node/page.cjs': `exports.build = '${contract.build}';\n`,
  };
  const files: Record<string, string> = {};
  for (const [path, content] of Object.entries(contents)) {
    await write(join(folder, path), content);
    files[path] = integrityOf(content);
  }
  const complete = { ...contract, files };
  await write(join(folder, 'contract.json'), JSON.stringify(complete));
  return complete;
}

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
