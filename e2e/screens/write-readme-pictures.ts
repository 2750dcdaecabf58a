/** Takes README's pictures, `docs/home.webp` and `docs/phones.webp`, from those of `npm run screens`. */
import { join } from 'node:path';
import { getRoute, type RouteId } from '@ponte/contract/routes';
import sharp, { type Sharp } from 'sharp';
import { repository } from '../site/base';
import { folder, pictureFile, type Round } from './plan-screens';

const phone = { width: 360, height: 720, gap: 16 } as const;
const phones: readonly [RouteId, Pick<Round, 'language' | 'scheme'>][] = [
  ['f1', { language: 'en', scheme: 'light' }],
  ['tax', { language: 'es', scheme: 'dark' }],
  ['websites', { language: 'pt', scheme: 'light' }],
  ['partners', { language: 'en', scheme: 'dark' }],
  ['versions', { language: 'pt', scheme: 'light' }],
];

const top = (round: Round, id: RouteId, height: number) =>
  sharp(join(folder, pictureFile(round, getRoute(id)))).extract({
    left: 0,
    top: 0,
    width: round.width,
    height,
  });
const write = (picture: Sharp, name: string) =>
  picture.webp({ quality: 82, effort: 6 }).toFile(join(repository, 'docs', name));

await write(top({ language: 'pt', scheme: 'light', width: 1280 }, 'home', 900), 'home.webp');

const row = await Promise.all(
  phones.map(async ([id, look], index) => ({
    input: await top({ ...look, width: phone.width }, id, phone.height).toBuffer(),
    left: index * (phone.width + phone.gap),
    top: 0,
  })),
);
const width = phones.length * (phone.width + phone.gap) - phone.gap;
const ground = sharp({ create: { width, height: phone.height, channels: 4, background: 'transparent' } });
await write(ground.composite(row), 'phones.webp');
