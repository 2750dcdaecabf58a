import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '@ponte/toolchain/build/repository';

const execute = promisify(execFile);

/** Replaces a text in a file, or writes the result to `target`. @throws Error when the file does not have the text. */
export async function editFile(root: string, file: string, from: string, to: string, target = file): Promise<void> {
  const source = await readFile(join(root, file), 'utf8');
  if (!source.includes(from)) throw new Error(`${file} has no ${from}`);
  await mkdir(dirname(join(root, target)), { recursive: true });
  await writeFile(join(root, target), source.replace(from, to));
}

/**
 * Copies the sources, those of the workspaces `without` excepted. Packages are links to those of this checkout, and
 * workspaces links to the copy's own.
 */
export async function copyCheckout(root: string, without: readonly string[] = []): Promise<void> {
  const { stdout } = await execute('git', ['ls-files', '-z'], { cwd: repositoryRoot });
  const isCopied = (file: string) => file && !without.some((folder) => file.startsWith(`${folder}/`));
  for (const file of stdout.split('\0').filter(isCopied)) await cp(join(repositoryRoot, file), join(root, file));
  const { workspaces } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { workspaces: string[] };
  const folders = new Map(await Promise.all(workspaces.map(async (folder) => [await nameOf(folder), folder] as const)));
  for (const folder of ['.', ...workspaces]) {
    if (!without.includes(folder)) await linkPackages(folder, root, folders, without);
  }
}

async function nameOf(folder: string): Promise<string> {
  return (JSON.parse(await readFile(join(repositoryRoot, folder, 'package.json'), 'utf8')) as { name: string }).name;
}

async function linkPackages(
  folder: string,
  root: string,
  folders: ReadonlyMap<string, string>,
  without: readonly string[],
): Promise<void> {
  const from = join(repositoryRoot, folder, 'node_modules');
  const to = join(root, folder, 'node_modules');
  for (const name of await listPackages(from)) {
    const workspace = folders.get(name);
    if (workspace && without.includes(workspace)) continue;
    await mkdir(dirname(join(to, name)), { recursive: true });
    await symlink(workspace ? join(root, workspace) : join(from, name), join(to, name));
  }
}

/** The package names in a `node_modules`, with the scope `@ponte` opened. */
async function listPackages(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((): string[] => []);
  const scoped = names.includes('@ponte') ? await readdir(join(folder, '@ponte')) : [];
  return [...names.filter((name) => name !== '.cache' && name !== '@ponte'), ...scoped.map((name) => `@ponte/${name}`)];
}
