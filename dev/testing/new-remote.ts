/** Adds a remote to a copy of this checkout as its team would: by the steps of CONTRIBUTING.md, and by nothing else. */
import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '@ponte/toolchain/build/repository';
import { editFile } from './edit-file';

const execute = promisify(execFile);

export const newRemote = 'remote-stories';

const page = `import { useState } from 'react';
import { Button, type HeadContext, type PageHead } from '@ponte/kit';
import { useTexts } from '../texts';

export function head({ t }: HeadContext): PageHead {
  return { title: t('stories.title'), description: t('stories.lead') };
}

export default function StoriesPage() {
  const t = useTexts();
  const [isOpen, open] = useState(false);
  return (
    <section>
      <h1>{t('stories.title')}</h1>
      <Button onClick={() => open(true)}>{t('stories.more')}</Button>
      {isOpen && <p>{t('stories.lead')}</p>}
    </section>
  );
}
`;

const texts = {
  pt: { 'stories.title': 'Histórias de clientes', 'stories.lead': 'Quem atravessou conta.', 'stories.more': 'Ler' },
  en: { 'stories.title': 'Client stories', 'stories.lead': 'Told by those who crossed.', 'stories.more': 'Read' },
  es: {
    'stories.title': 'Historias de clientes',
    'stories.lead': 'Lo cuentan quienes cruzaron.',
    'stories.more': 'Leer',
  },
};

const typeOf = (language: string) => (language === 'pt' ? '' : ': Record<keyof typeof pt, string>');
const importOf = (language: string) => (language === 'pt' ? '' : "import type { pt } from './pt';\n\n");

const files: Readonly<Record<string, string>> = {
  'webpack.config.ts': `import { remoteConfig } from '@ponte/toolchain/webpack/remote';

export default remoteConfig({ name: '${newRemote}', exposes: { stories: './stories/StoriesPage.tsx' } });
`,
  'stories/StoriesPage.tsx': page,
  ...Object.fromEntries(
    Object.entries(texts).map(([language, table]) => [
      `locales/${language}.ts`,
      `${importOf(language)}export const ${language}${typeOf(language)} = ${JSON.stringify(table, null, 2)};\n`,
    ]),
  ),
};

/** @returns what runs a program in the copy, and answers with what it printed. */
export async function addRemote(root: string): Promise<(file: string, ...args: string[]) => Promise<string>> {
  await copyCheckout(root);

  await editFile(root, 'shared-config/contract/parts.ts', "'remote-chat']", `'remote-chat', '${newRemote}']`);
  await editFile(root, 'package.json', '"remote-chat",', `"remote-chat",\n    "${newRemote}",`);
  await editFile(root, 'remote-chat/package.json', 'remote-chat', newRemote, `${newRemote}/package.json`);
  for (const file of ['jest.config.js', 'tsconfig.json', 'texts.ts']) {
    await cp(join(root, 'remote-chat', file), join(root, newRemote, file));
  }
  for (const [file, content] of Object.entries(files)) {
    await mkdir(join(root, newRemote, file, '..'), { recursive: true });
    await writeFile(join(root, newRemote, file), content);
  }
  const route = `{ path: '/historias', part: '${newRemote}', module: 'stories', area: 'public' }`;
  await editFile(root, 'shared-config/contract/routes.ts', '  login:', `  stories: ${route},\n\n  login:`);
  // As `npm install` does, which has nothing to fetch for it.
  await execute('npm', ['install', '--package-lock-only', '--offline', '--ignore-scripts'], { cwd: root });
  await symlink(join(root, newRemote), join(root, 'node_modules', newRemote));

  return async (file, ...args) => {
    try {
      return (await execute(file, args, { cwd: root })).stdout;
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      throw new Error(`${[file, ...args].join(' ')} failed in the copy\n${stdout}${stderr}`, { cause: error });
    }
  };
}

/** The sources, with the packages of this checkout; what is a workspace leads to the copy's own. */
export async function copyCheckout(root: string): Promise<void> {
  const { stdout } = await execute('git', ['ls-files', '-z'], { cwd: repositoryRoot });
  for (const file of stdout.split('\0').filter(Boolean)) await cp(join(repositoryRoot, file), join(root, file));
  const { workspaces } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { workspaces: string[] };
  const own = new Map(
    await Promise.all(workspaces.map(async (folder) => [await nameOf(root, folder), folder] as const)),
  );
  for (const folder of ['.', ...workspaces]) await linkPackages(folder, root, own);
}

async function nameOf(root: string, folder: string): Promise<string> {
  return (JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8')) as { name: string }).name;
}

async function linkPackages(folder: string, root: string, own: ReadonlyMap<string, string>): Promise<void> {
  const from = join(repositoryRoot, folder, 'node_modules');
  const to = join(root, folder, 'node_modules');
  for (const name of await listPackages(from)) {
    await mkdir(dirname(join(to, name)), { recursive: true });
    const workspace = own.get(name);
    await symlink(workspace ? join(root, workspace) : join(from, name), join(to, name));
  }
}

/** The names in a `node_modules`; those in a scope of its own workspaces one by one. */
async function listPackages(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((): string[] => []);
  const scoped = names.includes('@ponte') ? await readdir(join(folder, '@ponte')) : [];
  return [...names.filter((name) => name !== '.cache' && name !== '@ponte'), ...scoped.map((name) => `@ponte/${name}`)];
}
