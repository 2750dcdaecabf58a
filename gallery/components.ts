import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The folders of the components. */
const folders = ['shared-config/kit/ui', 'shell', 'remote-public', 'remote-chat', 'remote-admin'];

const skipped = /(^|\/)(node_modules|dist[.\w-]*|testing)\/|\.(test|stories)\.tsx$/;
const exportedComponent = /^export (default )?(async )?(function|class|const) [A-Z]/m;
const localImport = /(?:from |import\()'\.\/([A-Z]\w*)'/g;

/** The files that export a component, relative to the repository's root. */
export function listComponents(): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter((file) => file.endsWith('.tsx') && !skipped.test(file))
      .filter((file) => exportedComponent.test(read(file))),
  );
}

/** The components with stories: those with an `X.stories.tsx`, and the components of the same folder that they use. */
export function listCovered(components: readonly string[]): Set<string> {
  const covered = new Set<string>();
  for (const file of components) {
    const stories = file.replace(/\.tsx$/, '.stories.tsx');
    if (exists(stories)) follow(stories);
  }
  return covered;

  function follow(file: string): void {
    for (const [, name = ''] of read(file).matchAll(localImport)) {
      const imported = `${dirname(file)}/${name}.tsx`;
      if (covered.has(imported) || !exists(imported)) continue;
      covered.add(imported);
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
