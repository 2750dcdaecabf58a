/** What part of an image the square shows. */
export interface Crop {
  /** 1 shows as much as fits. */
  readonly zoom: number;
  /** Where the square is between the edges, from 0 to 1. */
  readonly x: number;
  readonly y: number;
}

export const centered: Crop = { zoom: 1, x: 0.5, y: 0.5 };

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The square of a crop in pixels of the image. */
export function decideSquare({ width, height }: Size, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / zoom;
  return { left: (width - side) * x, top: (height - side) * y, side };
}

const within = (value: number) => Math.min(1, Math.max(0, value));

/** The crop after the image was dragged by so much of the square's width and height. */
export function dragCrop(size: Size, crop: Crop, by: { readonly x: number; readonly y: number }): Crop {
  const { side } = decideSquare(size, crop);
  const move = (position: number, length: number, part: number) =>
    length - side < 1 ? position : within(position - (part * side) / (length - side));
  return { ...crop, x: move(crop.x, size.width, by.x), y: move(crop.y, size.height, by.y) };
}

/** Undefined for a file that this browser cannot show as an image. */
export function readImage(file: Blob): Promise<ImageBitmap | undefined> {
  return createImageBitmap(file).catch(() => undefined);
}

export function drawSquare(canvas: HTMLCanvasElement, image: ImageBitmap, crop: Crop): void {
  const { left, top, side } = decideSquare(image, crop);
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  // Transparent parts would be black in a JPEG.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

const savedPixels = 512;

/** The square as a file; a JPEG, which every browser encodes. */
export function encodeSquare(image: ImageBitmap, crop: Crop): Promise<File | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = savedPixels;
  drawSquare(canvas, image, crop);
  return new Promise((resolve) =>
    canvas.toBlob(
      (blob) => resolve(blob ? new File([blob], 'picture.jpg', { type: blob.type }) : undefined),
      'image/jpeg',
      0.88,
    ),
  );
}
