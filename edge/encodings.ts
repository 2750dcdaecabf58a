import { compressedEndings, type CompressedEnding } from '@ponte/contract/store-layout';

/** How requests name the encodings that the store keeps, by the ending of the compressed sibling. */
export const encodingNames: Readonly<Record<CompressedEnding, string>> = {
  '.br': 'br',
  '.gz': 'gzip',
};

/** The endings of the compressed siblings that a client takes, the best first. */
export function acceptedEndings(acceptEncoding: string | undefined): string[] {
  const accepted = (acceptEncoding ?? '').toLowerCase().split(',').map(parseEncoding);
  return compressedEndings.filter((ending) =>
    accepted.some(({ name, quality }) => name === encodingNames[ending] && quality > 0),
  );
}

function parseEncoding(part: string): { name: string; quality: number } {
  const [name = '', quality = '1'] = part.trim().split(/\s*;\s*q=/);
  return { name, quality: Number(quality) };
}
