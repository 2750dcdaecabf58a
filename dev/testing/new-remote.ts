/** Adds a remote to a copy of this checkout as its team would: by the steps of CONTRIBUTING.md, and by nothing else. */
import { execFile } from 'node:child_process';
import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyCheckout, editFile } from './checkout';

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

/** @returns a function that runs a program in the copy and returns what it printed. */
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
  // What `npm install` does, without fetching packages.
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
