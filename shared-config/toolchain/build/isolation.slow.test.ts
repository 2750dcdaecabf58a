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

/** @returns what a build printed that must fail. */
async function failToBuild(): Promise<string> {
  const { stderr } = await build().then(
    (printed) => Promise.reject(new Error(`It was built: ${printed}`)),
    (error: { stderr: string }) => error,
  );
  return stderr;
}

test('rejects what styles more than the remote in its stylesheet, each once, with file and line', async () => {
  expect(await build()).toContain('built in');
  await write({
    'remote-chat/Page.module.css': `@import url("https://evil.example/a.css");
@layer part {
:root { --paper: red }
h1 { color: red }
* { color: red }
:global(h2) { color: red } }`,
  });
  const failure = await failToBuild();
  const outside = 'matches elements outside the part';
  for (const message of [
    'Page.module.css:1: @import url("https://evil',
    `Page.module.css:3: ":root" ${outside}`,
    `Page.module.css:4: "h1" ${outside}`,
    `Page.module.css:5: "*" ${outside}`,
    `Page.module.css:6: ":global(h2)" ${outside}`,
  ]) {
    expect(failure.split(message)).toHaveLength(2);
  }
});

test('rejects a global stylesheet and one of a package that a script imports', async () => {
  const css = '@layer part { h1 { color: red } }';
  await write({
    'remote-chat/plain.css': css,
    'vendor/theme.css': css,
    'remote-chat/Page.tsx': `import './plain.css';\nimport '../vendor/theme.css';\n${sources['remote-chat/Page.tsx']}`,
  });
  const failure = await failToBuild();
  expect(failure).toContain('plain.css:1: "h1" matches');
  expect(failure).toContain('vendor/theme.css:1: this is a stylesheet of another package');
});

const copies: Readonly<Record<string, string>> = {
  react: 'react/index.js',
  'react-dom': 'react-dom/client.js',
  'react-router-dom': 'react-router-dom/dist/index.mjs',
  i18next: 'i18next/dist/esm/i18next.js',
  'react-i18next': 'react-i18next/dist/es/index.js',
  '@ponte/kit': '@ponte/kit/index.ts',
};

test.each([
  ['every package of which the page has one copy', copies],
  ['a file of the kit with state', { '@ponte/kit': '@ponte/kit/session/session.ts' }],
])('rejects a second copy of %s, imported by path, and names the importer', async (_, files) => {
  const imports = Object.values(files).map((file, at) => `import * as copy${at} from '../node_modules/${file}';`);
  const uses = Object.keys(imports).map((at) => `copy${at}`);
  const page = `${imports.join('\n')}\nconsole.log(${uses.join(', ')});\n${sources['remote-chat/Page.tsx']}`;
  await write({ 'remote-chat/Page.tsx': page });
  const failure = await failToBuild();
  for (const name of Object.keys(files)) {
    expect(failure).toContain(`remote-chat bundles a copy of ${name}, imported by ./Page.tsx.`);
  }
});
