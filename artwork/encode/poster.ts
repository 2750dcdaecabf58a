import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { asImage, type Raster } from '../drawing/render';

/** Writes a still as `<path>.avif` and `<path>.webp`. */
export async function encodePoster(still: Raster, path: string, quality = { avif: 55, webp: 78 }) {
  await mkdir(dirname(path), { recursive: true });
  await asImage(still).avif({ quality: quality.avif, effort: 7, chromaSubsampling: '4:4:4' }).toFile(`${path}.avif`);
  await asImage(still).webp({ quality: quality.webp, effort: 6, smartSubsample: true }).toFile(`${path}.webp`);
}
