import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Buffer as TextBuffer, Face, Font, Variation, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);
const source = resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2');

export const licence = resolve('@fontsource-variable/instrument-sans/LICENSE');

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));

/** The characters of Portuguese, English and Spanish: Latin-1, typographic punctuation, the symbols of a price list. */
const characters = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...'ŒœĂıˆ˚˜–—‘’‚“”„•…‹›€™−↑↓'].join('');

export async function subset(targetFormat: 'woff2' | 'sfnt') {
  return subsetFont(await readFile(source), characters, { targetFormat });
}

export type FontInstance = { font: Font; unitsPerEm: number; ascent: number; descent: number };

const unitsPerEm = 1000;

/** The family at one weight (400 to 700), to measure text and to get outlines. */
export async function createInstance(weight: number): Promise<FontInstance> {
  const face = new Face(new Blob(await subset('sfnt')));
  const font = new Font(face);
  font.setScale(unitsPerEm, unitsPerEm);
  font.setVariations([new Variation('wght', weight)]);
  const { ascender, descender } = font.hExtents();
  return { font, unitsPerEm, ascent: ascender, descent: -descender };
}

export function shapeText({ font }: FontInstance, text: string) {
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphInfosAndPositions().map((glyph) => ({ id: glyph.codepoint, advance: glyph.xAdvance ?? 0 }));
}

export const measure = (instance: FontInstance, text: string) =>
  shapeText(instance, text).reduce((sum, glyph) => sum + glyph.advance, 0) / instance.unitsPerEm;
