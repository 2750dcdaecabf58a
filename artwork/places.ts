import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where outputs go: the pages' media and the frame's. */
export const publicMedia = at('../remote-public/media/');
export const shellMedia = at('../shell/media/');

export async function write(path: string, content: string | Uint8Array) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
