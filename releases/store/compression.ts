import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { CompressedEnding } from '@ponte/contract/store-layout';

const compressible = /\.(js|css|json|svg|html|txt|xml)$/;

const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_LGWIN: window } = constants;

/**
 * - `best`: a build's files, compressed once for all their visitors.
 * - `good`: the pages of a promote, new with every release.
 * - `quick`: pages that are made in a hurry, or that perhaps nobody ever sees. The small window is why: with a larger one,
 *   brotli spends most of its time clearing its table before each page.
 */
const brotliParams = {
  best: { [quality]: constants.BROTLI_MAX_QUALITY },
  good: { [quality]: 10 },
  quick: { [quality]: 9, [window]: 16 },
};

export type Effort = keyof typeof brotliParams;
export type PageEffort = Exclude<Effort, 'best'>;

/** The encodings that are made once, when a file enters the store, by the ending that is added to its name. */
export const encodings = [
  {
    ending: '.br',
    encode: (content: Uint8Array, effort: Effort) =>
      promisify(brotliCompress)(content, { params: brotliParams[effort] }),
    decode: promisify(brotliDecompress),
  },
  {
    ending: '.gz',
    encode: (content: Uint8Array) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
    decode: promisify(gunzip),
  },
] as const satisfies readonly { ending: CompressedEnding; [key: string]: unknown }[];

/** Whether a file is of a kind that gets smaller. What only Node reads is never sent. */
export function isCompressible(path: string): boolean {
  return compressible.test(path) && !path.startsWith('node/');
}

/** Whether a name is that of a compressed sibling, which a build must not bring itself. */
export function isEncodedName(path: string): boolean {
  return encodings.some(({ ending }) => path.endsWith(ending));
}

/** The file that a compressed sibling holds; any other path as it is. */
export function plainPath(path: string): string {
  const { ending = '' } = encodings.find((one) => path.endsWith(one.ending)) ?? {};
  return path.slice(0, path.length - ending.length);
}
