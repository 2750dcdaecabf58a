import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

const compressible = /\.(js|css|json|svg|html|txt|xml)$/;

const bestBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** The encodings that are made once, when a file enters the store, by the ending that is added to its name. */
export const encodings = [
  {
    ending: '.br',
    encode: (content: Uint8Array) => promisify(brotliCompress)(content, bestBrotli),
    decode: promisify(brotliDecompress),
  },
  {
    ending: '.gz',
    encode: (content: Uint8Array) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
    decode: promisify(gunzip),
  },
] as const;

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
