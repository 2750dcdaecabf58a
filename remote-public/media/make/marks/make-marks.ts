import { render, asImage } from '../drawing/render';
import { publicMedia, shellMedia, write } from '../places';
import { spots } from '../spots/spots';
import { icons, lamp, logo } from './bridge-mark';
import { divider } from './divider';
import { empty } from './empty';
import { loading } from './loading';
import { notFound } from './not-found';

const drawings: readonly (readonly [path: string, svg: string])[] = [
  ...Object.entries(spots).map(([name, svg]) => [`${publicMedia}spots/${name}.svg`, svg] as const),
  [`${publicMedia}divider.svg`, divider],
  [`${shellMedia}logo.svg`, logo],
  [`${shellMedia}favicon.svg`, icons.rounded],
  [`${shellMedia}hel.svg`, lamp],
  [`${shellMedia}empty.svg`, empty],
  [`${shellMedia}not-found.svg`, notFound],
  [`${shellMedia}loading.svg`, loading],
];

const pixels = [
  { name: 'favicon-32', icon: icons.rounded, size: 32 },
  { name: 'apple-touch-icon-180', icon: icons.full, size: 180 },
  { name: 'icon-192', icon: icons.maskable, size: 192 },
  { name: 'icon-512', icon: icons.maskable, size: 512 },
] as const;

export async function makeMarks() {
  for (const [path, svg] of drawings) await write(path, svg);
  for (const { name, icon, size } of pixels) {
    const image = asImage(await render(icon, size, size, 4)).png({ palette: true, compressionLevel: 9 });
    await write(`${shellMedia}${name}.png`, await image.toBuffer());
  }
}
