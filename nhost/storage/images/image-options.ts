import * as z from 'zod/mini';
import { badRequest, StorageError } from '../errors/storage-error';

export const imageFormats = ['jpeg', 'png', 'webp', 'avif'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** What to make of an image. */
export interface ImageOptions {
  width?: number;
  height?: number;
  quality?: number;
  blur?: number;
  format: ImageFormat;
}

const number = (min: number, max: number) => z.optional(z.coerce.number().check(z.minimum(min), z.maximum(max)));
const whole = (max: number) => z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(max)));
const maxSide = 4096;
const query = z.object({
  w: whole(maxSide),
  h: whole(maxSide),
  q: whole(100),
  b: number(0.3, 100),
  f: z.optional(z.enum(['same', 'auto', 'jpg', ...imageFormats])),
});

const formatOf = (mimeType: string) => imageFormats.find((format) => mimeType === `image/${format}`);

/** `auto` is the smallest format that the caller accepts. */
function decideFormat(wanted: string | undefined, own: ImageFormat, accept = ''): ImageFormat {
  if (wanted === undefined || wanted === 'same') return own;
  if (wanted === 'jpg') return 'jpeg';
  if (wanted === 'auto') return (['avif', 'webp'] as const).find((one) => accept.includes(`image/${one}`)) ?? own;
  return imageFormats.find((format) => format === wanted) ?? own;
}

/**
 * Reads the query of a download.
 *
 * @returns undefined when no image is to be made
 * @throws StorageError for a wrong option, or a content that is not an image
 */
export function readImageOptions(
  given: unknown,
  { mimeType, accept }: { mimeType: string; accept: string | undefined },
): ImageOptions | undefined {
  const result = query.safeParse(given);
  if (!result.success) throw badRequest(`wrong image options: ${result.error.issues.map(({ path }) => path).join()}`);
  const { w, h, q, b, f } = result.data;
  if (w === undefined && h === undefined && q === undefined && b === undefined && f === undefined) return undefined;
  const own = formatOf(mimeType);
  if (!own) throw new StorageError(400, `image manipulation features are not supported for '${mimeType}'`);
  return {
    ...(w === undefined ? {} : { width: w }),
    ...(h === undefined ? {} : { height: h }),
    ...(q === undefined ? {} : { quality: q }),
    ...(b === undefined ? {} : { blur: b }),
    format: decideFormat(f, own, accept),
  };
}
