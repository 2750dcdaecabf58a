import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from './repository';

const script = join(repositoryRoot, 'shared-config/toolchain/build/build-part.ts');

/** A minimal remote: a page with a stylesheet. */
const sources: Readonly<Record<string, string>> = {
  'remote-chat/package.json': '{ "name": "remote-chat", "version": "1.0.0", "type": "module" }',
  'remote-chat/webpack.config.ts': `import { remoteConfig } from '@ponte/toolchain/webpack/remote';
export default remoteConfig({ name: 'remote-chat', exposes: { assistant: './Page.tsx' } });`,
  'remote-chat/Page.tsx': `import css from './Page.module.css';
export default () => <h1 className={css.page} />;`,
  'remote-chat/Page.module.css': '@layer part { .page { color: red } }',
  ...Object.fromEntries(
    ['pt', 'en', 'es'].map((name) => [`remote-chat/locales/${name}.ts`, `export const ${name} = {};`]),
  ),
};

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'isolation-'));
  for (const name of ['shared-config', 'node_modules', 'package-lock.json', 'tsconfig.json']) {
    await symlink(join(repositoryRoot, name), join(root, name));
  }
  await write(sources);
});
afterEach(() => rm(root, { recursive: true }));

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), content);
  }
}

/** @returns what the build printed; @throws when it failed, with what it printed. */
async function build(): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script], {
    cwd: join(root, 'remote-chat'),
  });
  return stdout;
}

const outside = 'matches elements outside the part';

test.each<[what: string, css: string, messages: string[]]>([
  [':root', '@layer part {\n:root { --paper: red } }', [`Page.module.css:2: ":root" ${outside}`]],
  ['h1', '@layer part { h1 { color: red } }', [`Page.module.css:1: "h1" ${outside}`]],
  ['*', '@layer part { * { color: red } }', [`Page.module.css:1: "*" ${outside}`]],
  [':global(h1)', '@layer part { :global(h1) { color: red } }', [`Page.module.css:1: ":global(h1)" ${outside}`]],
  ['a foreign @import', '@import url("https://evil.example/a.css");', ['Page.module.css:1: @import url("https://evil']],
])('rejects %s in the stylesheet of a remote, once, with file and line', async (_, css, messages) => {
  expect(await build()).toContain('built in');
  await write({ 'remote-chat/Page.module.css': css });
  const failure = await build().catch((error: { stderr: string }) => error.stderr);
  for (const message of messages) expect(failure.split(message)).toHaveLength(2);
});

test.each([
  ['a global stylesheet', 'remote-chat/plain.css', './plain.css', 'plain.css:1: "h1" matches'],
  ['a stylesheet of a package', 'vendor/theme.css', '../vendor/theme.css', 'this is a stylesheet of another package'],
])('rejects %s that a script imports', async (_, file, request, message) => {
  await write({
    [file]: '@layer part { h1 { color: red } }',
    'remote-chat/Page.tsx': `import '${request}';\n${sources['remote-chat/Page.tsx']}`,
  });
  await expect(build()).rejects.toMatchObject({ stderr: expect.stringContaining(message) as string });
});

test.each([
  ['react', 'react/index.js'],
  ['react-dom', 'react-dom/client.js'],
  ['react-router-dom', 'react-router-dom/dist/index.mjs'],
  ['i18next', 'i18next/dist/esm/i18next.js'],
  ['react-i18next', 'react-i18next/dist/es/index.js'],
  ['@ponte/kit', '@ponte/kit/index.ts'],
  ['@ponte/kit', '@ponte/kit/session/session.ts'],
])('rejects a second copy of %s, imported by path, and names the importer', async (name, file) => {
  const page = `import * as copy from '../node_modules/${file}';\nconsole.log(copy);\n${sources['remote-chat/Page.tsx']}`;
  await write({ 'remote-chat/Page.tsx': page });
  await expect(build()).rejects.toMatchObject({
    stderr: expect.stringContaining(`remote-chat bundles a copy of ${name}, imported by ./Page.tsx.`) as string,
  });
});
