import sharp from 'sharp';

type Attributes = Record<string, string | number | undefined>;

const plain = (value: string | number) => (typeof value === 'number' ? String(round(value)) : value);

/** Two decimals are finer than a pixel and keep the files small. */
export const round = (value: number, digits = 2) => Number(value.toFixed(digits));

export function tag(name: string, attributes: Attributes = {}, children: readonly string[] | string = []): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${plain(value as string | number)}"`)
    .join('');
  const inside = typeof children === 'string' ? children : children.join('');
  return inside ? `<${name}${written}>${inside}</${name}>` : `<${name}${written}/>`;
}

export type Point = readonly [x: number, y: number];

const pair = ([x, y]: Point) => `${round(x)} ${round(y)}`;

export const line = (points: readonly Point[]) => `M${points.map(pair).join('L')}`;

export const polygon = (points: readonly Point[], fill: string, attributes: Attributes = {}) =>
  tag('path', { d: `${line(points)}Z`, fill, ...attributes });

export const stroke = (d: string, colour: string, width: number, attributes: Attributes = {}) =>
  tag('path', { d, fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round', ...attributes });

export const rect = (x: number, y: number, width: number, height: number, fill: string, attributes: Attributes = {}) =>
  tag('rect', { x, y, width, height, fill, ...attributes });

export const circle = (cx: number, cy: number, r: number, fill: string, attributes: Attributes = {}) =>
  tag('circle', { cx, cy, r, fill, ...attributes });

export const group = (attributes: Attributes, children: readonly string[]) => tag('g', attributes, children);

export const picture = (width: number, height: number, children: readonly string[], attributes: Attributes = {}) =>
  tag('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, ...attributes }, children);

export type Raster = { width: number; height: number; channels: 3 | 4; pixels: Buffer };

/** Renders an SVG at an exact size in pixels, whatever its viewBox. */
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
