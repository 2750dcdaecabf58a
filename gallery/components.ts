import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The folders of the components. */
const folders = ['shared-config/kit/ui', 'shell', 'remote-public', 'remote-chat', 'remote-admin'];

const skipped = /(^|\/)(node_modules|dist[.\w-]*|testing)\/|\.(test|states)\.tsx$/;
const exportedComponent = /^export (default )?(async )?(function|class|const) [A-Z]/m;
const localImport = /from '\.\/([A-Z]\w*)'/g;

/** The files, from the repository's root, that export a component. */
export function listComponents(): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter((file) => file.endsWith('.tsx') && !skipped.test(file))
      .filter((file) => exportedComponent.test(read(file))),
  );
}

/** The components that have states: those with an `X.states.tsx`, and those of its folder that they are made of. */
export function listShown(components: readonly string[]): Set<string> {
  const shown = new Set<string>();
  for (const file of components) {
    const states = file.replace(/\.tsx$/, '.states.tsx');
    if (exists(states)) follow(states);
  }
  return shown;

  function follow(file: string): void {
    for (const [, name = ''] of read(file).matchAll(localImport)) {
      const imported = `${dirname(file)}/${name}.tsx`;
      if (shown.has(imported) || !exists(imported)) continue;
      shown.add(imported);
      follow(imported);
    }
  }
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function exists(file: string): boolean {
  return readdirSync(join(root, dirname(file))).includes(relative(dirname(file), file));
}
