import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { CompressedEnding } from '@ponte/contract/composition-layout';

const compressible = /\.(js|css|json|svg|html|txt|xml)$/;

const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_LGWIN: window } = constants;

/**
 * - `best`: a build's files, compressed once for all their visitors.
 * - `good`: the pages of a promote, new with every release. The few large ones get `best`.
 * - `quick`: the pages of a rollback, and prepared pages that may never be served. The window is small because brotli
 *   otherwise spends most of its time clearing its table before each page.
 */
const brotliParams = {
  best: { [quality]: constants.BROTLI_MAX_QUALITY },
  good: { [quality]: 10 },
  quick: { [quality]: 9, [window]: 16 },
};

/** What a page should not exceed after brotli (`e2e/budgets`): a larger one is worth the work of the best level. */
const largePage = 12_000;

export type CompressionLevel = keyof typeof brotliParams;
export type PageCompressionLevel = Exclude<CompressionLevel, 'best'>;

/** Files are compressed once, when they enter the store, into siblings whose names have these endings. */
export const encodings = [
  {
    ending: '.br',
    async encode(content: Uint8Array, level: CompressionLevel): Promise<Buffer> {
      const encoded = await compress(content, level);
      return level === 'good' && encoded.length > largePage ? compress(content, 'best') : encoded;
    },
    decode: promisify(brotliDecompress),
  },
  {
    ending: '.gz',
    encode: (content: Uint8Array) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
    decode: promisify(gunzip),
  },
] as const satisfies readonly { ending: CompressedEnding; [key: string]: unknown }[];

function compress(content: Uint8Array, level: CompressionLevel): Promise<Buffer> {
  return promisify(brotliCompress)(content, { params: brotliParams[level] });
}

/** Whether compression makes a file smaller. Files below `node/` are never sent. */
export function isCompressible(path: string): boolean {
  return compressible.test(path) && !path.startsWith('node/');
}

/** Whether a name is that of a compressed sibling, which a build must not contain. */
export function isEncodedName(path: string): boolean {
  return encodings.some(({ ending }) => path.endsWith(ending));
}

/** The path of the file that a compressed sibling is made from; any other path is returned unchanged. */
export function plainPath(path: string): string {
  const { ending = '' } = encodings.find((one) => path.endsWith(one.ending)) ?? {};
  return path.slice(0, path.length - ending.length);
}
