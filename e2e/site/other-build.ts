import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openWorkshop } from './workshop';

const execute = promisify(execFile);

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
  const workshop = await openWorkshop(part);
  for (const [file, change] of Object.entries(edits)) await workshop.edit(file, change);
  const script = join(workshop.root, 'shared-config/build/build-part.ts');
  await execute(process.execPath, ['--import', 'tsx', script], { cwd: workshop.folder });
  const dist = join(workshop.folder, 'dist');
  const { build } = JSON.parse(await readFile(join(dist, 'contract.json'), 'utf8')) as { build: string };
  return { dist, build, remove: workshop.remove };
}
