import { encodeFilm, encodePoster } from '../encode';
import { publicMedia } from '../places';
import { tall, wide, type Framing } from './framing';
import { drawScene } from './scene';

const posters: readonly { name: string; framing: Framing; width: number; quality?: { avif: number; webp: number } }[] =
  [
    { name: 'hero-1600', framing: wide, width: 1600 },
    { name: 'hero-800', framing: wide, width: 800 },
    // The largest paint of a phone: one file, sharp enough for an upright tablet and light enough for a phone.
    { name: 'hero-tall', framing: tall, width: 1080, quality: { avif: 45, webp: 70 } },
  ];

const films = [
  { name: 'hero', framing: wide, width: 1920, height: 1080, quality: { av1: 38, h264: 24, grain: 14 } },
  { name: 'hero-tall', framing: tall, width: 1080, height: 1920, quality: { av1: 42, h264: 26, grain: 14 } },
] as const;

/** Each poster is the first frame of its film, so that nothing moves when the film replaces it. */
export async function makeHeroPosters() {
  for (const { name, framing, width, quality } of posters) {
    await encodePoster(await drawScene(framing, 0, width), `${publicMedia}hero/${name}`, quality);
  }
}

export async function makeHeroFilms() {
  for (const { name, framing, width, height, quality } of films) {
    const draw = (turn: number) => drawScene(framing, turn, width);
    await encodeFilm({ width, height, framesPerSecond: 24, seconds: 10, draw }, `${publicMedia}hero/${name}`, quality);
  }
}
