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

/**
 * Builds a part from a copy of its sources, in which `change` has edited one file, as its team would: alone, without the
 * sources of the other parts. `file` is relative to the part; a part made with another `shared-config` edits a file of
 * `../shared-config`.
 */
export async function buildChanged(
  part: string,
  file: string,
  change: (source: string) => string,
): Promise<OtherBuild> {
  const workshop = await openWorkshop(part);
  await workshop.edit(file, change);
  const script = join(workshop.root, 'shared-config/build/build-part.ts');
  await execute(process.execPath, ['--import', 'tsx', script], { cwd: workshop.folder });
  const dist = join(workshop.folder, 'dist');
  const { build } = JSON.parse(await readFile(join(dist, 'contract.json'), 'utf8')) as { build: string };
  return { dist, build, remove: workshop.remove };
}
