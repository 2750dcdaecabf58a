import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repository } from './base';

export interface TemporaryCheckout {
  /** The part's folder. */
  readonly folder: string;
  /** The root of the checkout, which has no other part. */
  readonly root: string;
  /** Edits a file of the part, or one of `../shared-config`; returns what it now holds. @throws Error when nothing changed. */
  edit(file: string, change: (source: string) => string): Promise<string>;
  remove(): Promise<void>;
}

/** A copy of one part's sources and of `shared-config`, without the sources of the other parts. */
export async function openTemporaryCheckout(part: string): Promise<TemporaryCheckout> {
  // Inside the checkout, so that the packages are found as for the part itself.
  const root = await mkdtemp(join(repository, 'e2e', '.data', 'checkout-'));
  const folder = join(root, part);
  for (const source of [part, 'shared-config']) {
    await cp(join(repository, source), join(root, source), { recursive: true, filter: isSource });
  }
  for (const shared of ['package-lock.json', 'tsconfig.json']) {
    await symlink(join(repository, shared), join(root, shared));
  }
  await mkdir(join(root, 'node_modules', '@ponte'), { recursive: true });
  for (const name of ['contract', 'kit', 'toolchain']) {
    await symlink(join(root, 'shared-config', name), join(root, 'node_modules', '@ponte', name));
  }
  return {
    folder,
    root,
    async edit(file, change) {
      const before = await readFile(join(folder, file), 'utf8');
      const after = change(before);
      if (after === before) throw new Error(`The change left ${part}/${file} as it was`);
      await writeFile(join(folder, file), after);
      return after;
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

function isSource(path: string): boolean {
  return !/\/(dist(\.\d+)?|\.cache|node_modules)$/.test(path);
}
