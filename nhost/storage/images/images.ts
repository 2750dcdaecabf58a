import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Blobs } from '../blobs/blobs';
import { badRequest } from '../errors/storage-error';
import type { StoredFile } from '../files/files.repository';
import type { ImageOptions } from './image-options';
import { createTurns } from './turns';

/** What a decoded or a made image may have, whatever its file weighs: 200 MB in memory. */
const maxPixels = 50_000_000;
const maxInputBytes = 25_000_000;
const timeoutSeconds = 10;
const cacheBytes = 32_000_000;

export interface Images {
  /** Differs whenever the result would. */
  etagOf(file: StoredFile, options: ImageOptions): string;
  /** @throws StorageError when the image is too large, or is none */
  make(file: StoredFile, options: ImageOptions): Promise<Buffer>;
}

async function transform(input: Buffer, { width, height, quality, blur, format }: ImageOptions): Promise<Buffer> {
  // Loaded when it is needed: it is the largest package of the server.
  const { default: sharp } = await import('sharp');
  const image = sharp(input, { limitInputPixels: maxPixels, failOn: 'error' }).timeout({ seconds: timeoutSeconds });
  image.autoOrient();
  const { autoOrient: own } = await image.metadata();
  // A thin picture that is made wide grows as much in length.
  const scale = Math.max((width ?? 0) / own.width, (height ?? 0) / own.height) || 1;
  const pixels = (width ?? own.width * scale) * (height ?? own.height * scale);
  if (pixels > maxPixels) throw new Error('the image to be made is too large');
  if (width !== undefined || height !== undefined) image.resize({ width, height, fit: 'cover', position: 'centre' });
  if (blur !== undefined) image.blur(blur);
  return image.toFormat(format, { ...(quality && { quality }), ...(format === 'avif' && { effort: 2 }) }).toBuffer();
}

async function readAll(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Images made of the stored ones. The last results are kept in memory, and callers of the same one share the work. */
export function createImages(blobs: Blobs): Images {
  const takeTurn = createTurns({ inside: 2, waiting: 16 });
  const kept = new Map<string, Buffer>();
  const underWay = new Map<string, Promise<Buffer>>();
  let bytes = 0;

  const etagOf: Images['etagOf'] = ({ etag }, { format, width, height, quality, blur }) =>
    `"${createHash('md5').update([etag, format, width, height, quality, blur].join()).digest('hex')}"`;

  function keep(key: string, image: Buffer): void {
    if (image.length > cacheBytes / 8) return;
    kept.set(key, image);
    bytes += image.length;
    for (const [oldest, { length }] of kept) {
      if (bytes <= cacheBytes) return;
      kept.delete(oldest);
      bytes -= length;
    }
  }

  async function make(file: StoredFile, options: ImageOptions): Promise<Buffer> {
    if (file.size > maxInputBytes) throw badRequest('the image is too large to be changed');
    const input = await readAll(await blobs.read(file.id));
    return transform(input, options).catch((error: unknown) => {
      throw badRequest('the image cannot be read, or is too large', { cause: error });
    });
  }

  return {
    etagOf,
    async make(file, options) {
      const key = `${file.id} ${etagOf(file, options)}`;
      const known = kept.get(key);
      if (known) return known;
      const started = underWay.get(key);
      if (started) return started;
      const making = takeTurn(() => make(file, options)).finally(() => underWay.delete(key));
      underWay.set(key, making);
      const image = await making;
      keep(key, image);
      return image;
    },
  };
}
