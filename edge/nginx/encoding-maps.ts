import { contentTypes } from '@ponte/contract/content-types';
import { map, volatileMap } from './syntax';

/** What a file's name ends with when the client accepts brotli. */
export const brEnding = '$br_ending';

/**
 * Brotli without a module: nginx takes the compressed sibling as the file (`try_files`), and these variables say what it is.
 * The module for it reads beyond the path's end where symbolic links are disabled, and then at times finds no file.
 */
export function createEncodingMaps(): string[] {
  return [
    // Not for a range: nginx keeps these headers when it rejects one.
    map('$http_range:$http_accept_encoding', brEnding.slice(1), '', [
      [String.raw`~*^:(?:.*[,\s])?br\s*(?:$|,|;(?!\s*q=0(?:\.0*)?\s*(?:$|,)))`, '.br'],
    ]),
    // Not for a call whose path ends so.
    volatileMap('$kind $uri', 'response_content_encoding', '', [[String.raw`~^(?!call)\w+ .*\.br$`, 'br']]),
    volatileMap('$response_content_encoding $kind $path', 'response_content_type', '', [
      ['~^br (?:page|unknownPage) ', contentTypes.html],
      ...Object.entries(contentTypes).map(([ending, type]) => [String.raw`~*^br .*\.${ending}$`, type] as const),
    ]),
  ];
}

/** By its ending a compressed sibling has no type: `response_content_type` is that of the file. */
export const compressedType = '"" br;';
