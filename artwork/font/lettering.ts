import { tag, round } from '../drawing/svg';
import { createInstance, shapeText, type FontInstance } from './family';

export type Line = {
  x: number;
  y: number;
  size: number;
  fill: string;
  weight?: Weight;
  /** Space between letters in ems. */
  tracking?: number;
  anchor?: 'start' | 'middle' | 'end';
};

const weights = [500, 600, 700] as const;
type Weight = (typeof weights)[number];

/** Sets text as outlines, so that a picture needs no font. */
export type Lettering = {
  width: (text: string, line: Pick<Line, 'size' | 'weight' | 'tracking'>) => number;
  draw: (text: string, line: Line) => string;
};

function place(instance: FontInstance, text: string, size: number, tracking: number) {
  const scale = size / instance.unitsPerEm;
  let pen = 0;
  const glyphs = shapeText(instance, text).map(({ id, advance }) => {
    const at = pen;
    pen += advance * scale + tracking * size;
    return { id, at };
  });
  return { glyphs, width: pen - tracking * size, scale };
}

/** Each point is given from where the command begins: the small numbers repeat, and compress better. */
function outline({ font }: FontInstance, id: number, left: number, base: number, scale: number) {
  let [penX, penY] = [0, 0];
  let [startX, startY] = [0, 0];
  return font
    .glyphToJson(id)
    .map(({ type, values }) => {
      if (type === 'Z') {
        [penX, penY] = [startX, startY];
        return 'z';
      }
      const at = values.map((value, i) => round(i % 2 ? base - value * scale : left + value * scale, 1));
      const from = type === 'M' ? [0, 0] : [penX, penY];
      [penX = 0, penY = 0] = at.slice(-2);
      if (type === 'M') [startX, startY] = [penX, penY];
      const steps = at.map((value, i) => round(value - (from[i % 2] ?? 0), 1)).join(' ');
      return `${type === 'M' ? 'M' : type.toLowerCase()}${steps.replaceAll(' -', '-')}`;
    })
    .join('');
}

export async function createLettering(): Promise<Lettering> {
  const instances = new Map(
    await Promise.all(weights.map(async (weight) => [weight, await createInstance(weight)] as const)),
  );
  const get = (weight: Weight = 600) => {
    const instance = instances.get(weight);
    if (!instance) throw new Error(`No lettering in weight ${weight}`);
    return instance;
  };
  return {
    width: (text, { size, weight, tracking = 0 }) => place(get(weight), text, size, tracking).width,
    draw: (text, { x, y, size, fill, weight, tracking = 0, anchor = 'start' }) => {
      const { glyphs, width, scale } = place(get(weight), text, size, tracking);
      const left = x - { start: 0, middle: width / 2, end: width }[anchor];
      return tag('path', {
        d: glyphs.map(({ id, at }) => outline(get(weight), id, left + at, y, scale)).join(''),
        fill,
      });
    },
  };
}
