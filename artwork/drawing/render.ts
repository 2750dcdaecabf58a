import sharp from 'sharp';

export type Raster = { width: number; height: number; channels: 3 | 4; pixels: Buffer };

/** Draws an SVG at an exact pixel size, whatever its viewBox. */
export async function render(svg: string, width: number, height: number, channels: 3 | 4 = 3): Promise<Raster> {
  const sized = svg.replace('<svg ', `<svg width="${width}" height="${height}" `);
  const image = sharp(Buffer.from(sized));
  const pixels = await (channels === 3 ? image.flatten({ background: '#000' }).removeAlpha() : image.ensureAlpha())
    .raw()
    .toBuffer();
  return { width, height, channels, pixels };
}

export const asImage = ({ pixels, width, height, channels }: Raster) =>
  sharp(pixels, { raw: { width, height, channels } });
