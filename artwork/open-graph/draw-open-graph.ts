import type { Lettering } from '../font/lettering';
import { asImage, group, picture, render, type Raster } from '../drawing/svg';
import { card } from '../hero/framing';
import { drawScene } from '../hero/scene';
import { drawMark } from '../marks/bridge-mark';

const paper = '#FBF7F0';
const margin = 72;
const title = { size: 60, weight: 600, tracking: -0.02 } as const;
const lineHeight = 68;
const measure = 760;
const maxBytes = 30_000;

/** The hero's dusk, framed for a card: the background of every page's preview in every language. */
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
  return encodeWithin({ ...ground, pixels }, maxBytes);
}

/** Encodes at the highest of these qualities that stays within a size: a long title makes a larger JPEG. */
async function encodeWithin(raster: Raster, bytes: number): Promise<Buffer> {
  for (const quality of [66, 60, 54, 48, 42, 36, 30]) {
    const encoded = await asImage(raster).jpeg({ quality, mozjpeg: true, quantisationTable: 3 }).toBuffer();
    if (encoded.length <= bytes) return encoded;
  }
  throw new Error(`A picture does not fit into ${bytes} bytes at any quality`);
}

/** Breaks a title into as few lines as possible, then makes those as even as possible. */
function breakLines(title: string, fits: (line: string, slack: number) => boolean): string[] {
  const words = title.split(' ');
  const fill = (slack: number) =>
    words.reduce<string[]>((lines, word) => {
      const last = lines.at(-1);
      const longer = last === undefined ? word : `${last} ${word}`;
      return last !== undefined && !fits(longer, slack) ? [...lines, word] : [...lines.slice(0, -1), longer];
    }, []);
  const fewest = fill(1).length;
  const tightest = [0.6, 0.68, 0.76, 0.84, 0.92, 1].find((slack) => fill(slack).length === fewest) ?? 1;
  return fill(tightest);
}
