import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { dataDir } from './base';
import { openTemporaryCheckout } from './temporary-checkout';

const execute = promisify(execFile);
/** Builds of other stories and of earlier runs. */
const keptBuilds = join(dirname(dataDir), 'builds');

export interface OtherBuild {
  /** The built folder, ready to publish. */
  readonly dist: string;
  readonly build: string;
  remove(): Promise<void>;
}

/** What a team does to its files, by their paths relative to the part. */
export type Edits = Readonly<Record<string, (source: string) => string>>;

/**
 * Builds a part from a copy of its sources, in which `change` has edited one file, as its team would: alone, without the
 * sources of the other parts. `file` is relative to the part; a part made with another `shared-config` edits a file of
 * `../shared-config`.
 */
export function buildChanged(part: string, file: string, change: (source: string) => string): Promise<OtherBuild> {
  return buildEdited(part, { [file]: change });
}

/** The same with several files. */
export async function buildEdited(part: string, edits: Edits): Promise<OtherBuild> {
  const checkout = await openTemporaryCheckout(part);
  const edited = createHash('sha256');
  for (const [file, change] of Object.entries(edits)) edited.update(`${file}\0${await checkout.edit(file, change)}\0`);
  const dist = join(checkout.folder, 'dist');
  const kept = join(keptBuilds, `${part}-${edited.digest('hex').slice(0, 12)}`);
  // `build-part` checks whether the cached build is up to date.
  await cp(kept, checkout.folder, { recursive: true, force: true }).catch(ignoreMissing);
  const script = join(checkout.root, 'shared-config/toolchain/build/build-part.ts');
  const { stdout } = await execute(process.execPath, ['--import', 'tsx', script], { cwd: checkout.folder });
  if (!stdout.includes('is up to date')) await keep(checkout.folder, kept);
  const { build } = JSON.parse(await readFile(join(dist, 'contract.json'), 'utf8')) as { build: string };
  return { dist, build, remove: checkout.remove };
}

/** Another worker may keep the same build at this moment. */
async function keep(folder: string, kept: string): Promise<void> {
  const temporary = `${kept}.${process.pid}`;
  for (const made of ['dist', '.cache']) await cp(join(folder, made), join(temporary, made), { recursive: true });
  await rm(kept, { recursive: true, force: true });
  await rename(temporary, kept).catch(() => rm(temporary, { recursive: true, force: true }));
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
