import type { Lettering } from '../font/lettering';
import { asImage, render, type Raster } from '../drawing/render';
import { group, picture } from '../drawing/svg';
import { card } from '../hero/framing';
import { drawScene } from '../hero/scene';
import { drawMark } from '../marks/bridge-mark';
import { breakLines } from './wrap';

const paper = '#FBF7F0';
const margin = 72;
const title = { size: 60, weight: 600, tracking: -0.02 } as const;
const lineHeight = 68;
const measure = 760;
const heaviest = 30_000;

/** The hero's dusk, framed for a card. Drawn once, written on for every page and language. */
export const drawCardGround = () => drawScene(card, 0.13, card.width);

export async function drawOpenGraph(ground: Raster, lettering: Lettering, words: string, brand: string) {
  const { width, height } = card;
  const lines = breakLines(words, (line, slack) => lettering.width(line, title) <= measure * slack);
  const base = height - margin - (lines.length - 1) * lineHeight;
  const written = picture(width, height, [
    group({ transform: `translate(${margin - 4} 52) scale(1.75)` }, [drawMark(paper, '#FF8F66')]),
    lettering.draw(brand, { x: margin + 68, y: 92, size: 36, weight: 600, fill: paper, tracking: -0.01 }),
    ...lines.map((line, i) => lettering.draw(line, { ...title, x: margin, y: base + i * lineHeight, fill: paper })),
  ]);
  const layer = await render(written, width, height, 4);
  const pixels = await asImage(ground)
    .composite([{ input: layer.pixels, raw: { width, height, channels: 4 } }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return encodeWithin({ ...ground, pixels }, heaviest);
}

/** The finest of these qualities that keeps to a weight: a long title costs a JPEG more than a short one. */
async function encodeWithin(raster: Raster, bytes: number): Promise<Buffer> {
  for (const quality of [66, 60, 54, 48, 42, 36, 30]) {
    const encoded = await asImage(raster).jpeg({ quality, mozjpeg: true, quantisationTable: 3 }).toBuffer();
    if (encoded.length <= bytes) return encoded;
  }
  throw new Error(`A picture does not fit ${bytes} bytes`);
}
