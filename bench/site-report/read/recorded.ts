import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readJson } from './json';

/**
 * The results that a benchmark wrote to a file, oldest first: each version that was committed, and the present one. Without git,
 * only the present one.
 *
 * @param file its path in the repository.
 */
export async function readRecorded<T>(root: string, file: string): Promise<T[]> {
  const commits = (await git(root, 'log', '--reverse', '--format=%H', '--', file)).split('\n').filter(Boolean);
  const versions: string[] = [];
  for (const commit of commits) versions.push(await git(root, 'show', `${commit}:${file}`));
  const present = await readJson<T>(join(root, file));
  const texts = [...versions, ...(present ? [JSON.stringify(present)] : [])].flatMap(normalize);
  // A commit may change only the layout of the file.
  return [...new Set(texts)].map((text) => JSON.parse(text) as T);
}

/** Empty when git fails: outside a checkout, or for a version in which the file is deleted. */
async function git(cwd: string, ...args: string[]): Promise<string> {
  const maxBuffer = 64 * 2 ** 20;
  return promisify(execFile)('git', args, { cwd, maxBuffer }).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  );
}

function normalize(text: string): string[] {
  try {
    return [JSON.stringify(JSON.parse(text))];
  } catch {
    return [];
  }
}
