import { join } from 'node:path';
import { encodings, isCompressible, type Effort } from './compression';
import { writeDurably } from './durable';

/** Writes a file that visitors ask for, with its compressed siblings. */
export async function writeServed(folder: string, path: string, content: Uint8Array, effort: Effort): Promise<void> {
  await writeDurably(join(folder, path), content);
  if (!isCompressible(path)) return;
  for (const { ending, encode } of encodings) {
    await writeDurably(join(folder, `${path}${ending}`), await encode(content, effort));
  }
}
