import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { asImage, type Raster } from './drawing/svg';

type Film = {
  width: number;
  height: number;
  framesPerSecond: number;
  seconds: number;
  /** Renders the frame at `turn`, from 0 to 1: a film that ends where it began loops without a seam. */
  draw: (turn: number) => Promise<Raster>;
};

/**
 * The constant quality of each codec: lower is better and larger. `grain` is what AV1 adds when it is played, from 0 to 50: it hides
 * the steps of a large gradient, and costs no bytes.
 */
type Quality = { av1: number; h264: number; grain?: number };

const words = (line: string) => line.split(' ');

const encoders = {
  webm: ({ av1, grain = 0 }: Quality) =>
    words(`-c:v libsvtav1 -preset 3 -crf ${av1} -g 600 -svtav1-params lp=2:film-grain=${grain}:film-grain-denoise=0`),
  // Decoders of older phones and televisions support level 4.
  mp4: ({ h264 }: Quality) =>
    words(
      `-c:v libx264 -preset veryslow -tune animation -crf ${h264} -profile:v high -level 4.0 -refs 4 -movflags +faststart`,
    ),
};

const colours = words('-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv');
const repeatable = words('-map_metadata -1 -fflags +bitexact -flags:v +bitexact');
const toVideoColours = words('-vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p');

function startEncoder(kind: keyof typeof encoders, film: Film, path: string, quality: Quality) {
  const input = words(`-f rawvideo -pix_fmt rgb24 -s ${film.width}x${film.height} -r ${film.framesPerSecond} -i -`);
  const output = [...toVideoColours, ...encoders[kind](quality), ...colours, ...repeatable, `${path}.${kind}`];
  return spawn('ffmpeg', [...words('-hide_banner -loglevel error -y'), ...input, ...output], {
    stdio: ['pipe', 'inherit', 'inherit'],
    env: { ...process.env, SVT_LOG: '1' },
  });
}

/** Renders every frame once and pipes it to both encoders: `<path>.webm` (AV1) and `<path>.mp4` (H.264), no sound. */
export async function encodeFilm(film: Film, path: string, quality: Quality) {
  await mkdir(dirname(path), { recursive: true });
  const running = (['webm', 'mp4'] as const).map((kind) => startEncoder(kind, film, path, quality));
  const ends = running.map((process) => once(process, 'close'));
  const frames = Math.round(film.framesPerSecond * film.seconds);
  for (let i = 0; i < frames; i++) {
    const { pixels } = await film.draw(i / frames);
    const full = running.filter(({ stdin }) => !stdin.write(pixels));
    await Promise.all(full.map(({ stdin }) => once(stdin, 'drain')));
  }
  for (const { stdin } of running) stdin.end();
  for (const [code] of await Promise.all(ends)) {
    if (code !== 0) throw new Error(`ffmpeg exited with ${code} for ${path}`);
  }
}

/** Writes a still as `<path>.avif` and `<path>.webp`. */
export async function encodePoster(still: Raster, path: string, quality = { avif: 55, webp: 78 }) {
  await mkdir(dirname(path), { recursive: true });
  await asImage(still).avif({ quality: quality.avif, effort: 7, chromaSubsampling: '4:4:4' }).toFile(`${path}.avif`);
  await asImage(still).webp({ quality: quality.webp, effort: 6, smartSubsample: true }).toFile(`${path}.webp`);
}
