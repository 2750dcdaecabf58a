/** Prints the bytes after brotli of the scripts that the home page needs to be interactive as one webpack build. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildInOne } from './build';

const { folder, contract, assetsOf } = await buildInOne();
const scripts = [...contract.initial.js, ...assetsOf('home').js];
const sizes = await Promise.all(
  scripts.map(async (file) => brotliCompressSync(await readFile(join(folder, file))).length),
);
console.log(JSON.stringify({ script: sizes.reduce((sum, size) => sum + size, 0) }));
