import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Replaces a text in a file, or writes the outcome to `target`. @throws Error when the file does not have the text. */
export async function editFile(root: string, file: string, from: string, to: string, target = file): Promise<void> {
  const source = await readFile(join(root, file), 'utf8');
  if (!source.includes(from)) throw new Error(`${file} has no ${from}`);
  await mkdir(dirname(join(root, target)), { recursive: true });
  await writeFile(join(root, target), source.replace(from, to));
}
