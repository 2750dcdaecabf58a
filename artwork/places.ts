import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where the files go: the media of the pages and of the shell. */
export const publicMedia = at('../remote-public/media/');
export const shellMedia = at('../shell/media/');

export async function write(path: string, content: string | Uint8Array) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
