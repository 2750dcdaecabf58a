import { render, asImage } from '../drawing/svg';
import { publicMedia, shellMedia, write } from '../places';
import { icons, lamp, logo } from './bridge-mark';
import { closings } from './closing';
import { divider, empty, loading } from './cable-marks';
import { notFound } from './not-found';

const drawings: readonly (readonly [path: string, svg: string])[] = [
  [`${publicMedia}divider.svg`, divider],
  ...Object.entries(closings).map(([hour, svg]) => [`${publicMedia}closing/${hour}.svg`, svg] as const),
  [`${shellMedia}logo.svg`, logo],
  [`${shellMedia}favicon.svg`, icons.rounded],
  [`${shellMedia}hel.svg`, lamp],
  [`${shellMedia}empty.svg`, empty],
  [`${shellMedia}not-found.svg`, notFound],
  [`${shellMedia}loading.svg`, loading],
];

const pixels = [
  { path: `${shellMedia}favicon-32.png`, icon: icons.rounded, size: 32 },
  { path: `${shellMedia}apple-touch-icon-180.png`, icon: icons.full, size: 180 },
  { path: `${shellMedia}icon-192.png`, icon: icons.maskable, size: 192 },
  { path: `${shellMedia}icon-512.png`, icon: icons.maskable, size: 512 },
  { path: `${publicMedia}logo.png`, icon: icons.full, size: 512 },
] as const;

export async function makeMarks() {
  for (const [path, svg] of drawings) await write(path, svg);
  for (const { path, icon, size } of pixels) {
    const image = asImage(await render(icon, size, size, 4)).png({ palette: true, compressionLevel: 9 });
    await write(path, await image.toBuffer());
  }
}
