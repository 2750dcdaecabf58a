import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repository } from './base';

/** Edits of files, by their paths relative to the part. */
export type Edits = Readonly<Record<string, (source: string) => string>>;

export interface TemporaryCheckout {
  /** The part's folder. */
  readonly folder: string;
  /** The root of the checkout, which has no other part. */
  readonly root: string;
  /** Edits a file of the part, or one of `../shared-config`. @throws Error when nothing changed. */
  edit(file: string, change: (source: string) => string): Promise<void>;
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
      await writeFile(join(folder, file), await edited(join(folder, file), change));
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

/** The results of edits of a part's files, without writing them. @throws Error when one changes nothing. */
export async function applyEdits(part: string, edits: Edits): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const [file, change] of Object.entries(edits)) files[file] = await edited(join(repository, part, file), change);
  return files;
}

async function edited(file: string, change: (source: string) => string): Promise<string> {
  const before = await readFile(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`The change left ${file} as it was`);
  return after;
}

function isSource(path: string): boolean {
  return !/\/(dist(\.\d+)?|\.cache|node_modules)$/.test(path);
}
