import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repository } from './base';

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
  // Inside the checkout, so that the packages are found as for the part itself.
  const workshop = await mkdtemp(join(repository, 'e2e', '.data', 'workshop-'));
  const folder = join(workshop, part);
  for (const source of [part, 'shared-config']) {
    await cp(join(repository, source), join(workshop, source), { recursive: true, filter: isSource });
  }
  for (const shared of ['package-lock.json', 'tsconfig.json']) {
    await symlink(join(repository, shared), join(workshop, shared));
  }
  await mkdir(join(workshop, 'node_modules'));
  await symlink(join(workshop, 'shared-config'), join(workshop, 'node_modules', 'shared-config'));
  const before = await readFile(join(folder, file), 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`The change left ${part}/${file} as it was`);
  await writeFile(join(folder, file), after);
  const script = join(workshop, 'shared-config/build/build-part.ts');
  await execute(process.execPath, ['--import', 'tsx', script], { cwd: folder });
  const dist = join(folder, 'dist');
  const { build } = JSON.parse(await readFile(join(dist, 'contract.json'), 'utf8')) as { build: string };
  return { dist, build, remove: () => rm(workshop, { recursive: true, force: true }) };
}

function isSource(path: string): boolean {
  return !/\/(dist(\.\d+)?|node_modules)$/.test(path);
}
