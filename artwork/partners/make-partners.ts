import { encodeFilm, encodePoster } from '../encode';
import { picture, render } from '../drawing/svg';
import { languages } from '@ponte/contract/language';
import { examples, partners, type PartnerId } from 'remote-public/media/partner-list';
import { createLettering } from '../font/lettering';
import { publicMedia, write } from '../places';
import { drawLogo } from './logos/draw-logo';
import { drawBakery } from './scenes/bakery';
import { drawBarber } from './scenes/barber';
import { drawBoxes } from './scenes/boxes';
import { drawDetailing } from './scenes/detailing';
import { drawGarden } from './scenes/garden';
import { drawMusic } from './scenes/music';
import { drawPhotography } from './scenes/photography';
import { drawPosters } from './scenes/posters';
import { drawRoad } from './scenes/road';
import { drawSite } from './sites/draw-site';
import { stage, type PartnerScene } from './stage';

const scenes: Readonly<Record<PartnerId, PartnerScene>> = {
  escola_estacao_musical: drawMusic,
  rota_clara_driver: drawRoad,
  cg_details: drawDetailing,
  bluebox: drawBoxes,
  publicarte: drawPosters,
  padaria_aurora: drawBakery,
  jardim_nativo: drawGarden,
  cais_barber: drawBarber,
  estudio_janela: drawPhotography,
};

const drawFrame = (scene: PartnerScene, turn: number, width: number = stage.width) =>
  render(picture(stage.width, stage.height, scene(turn)), width, (width * stage.height) / stage.width);

const film = { ...stage, framesPerSecond: 24, seconds: 5 };

export async function makePartnerPosters() {
  for (const { id } of partners) {
    await encodePoster(await drawFrame(scenes[id], 0), `${publicMedia}partners/${id}/poster`);
  }
}

export async function makePartnerFilms() {
  for (const { id } of partners) {
    const draw = (turn: number) => drawFrame(scenes[id], turn);
    await encodeFilm({ ...film, draw }, `${publicMedia}partners/${id}/film`, { av1: 40, h264: 25 });
  }
}

export async function makePartnerLogos() {
  const lettering = await createLettering();
  for (const { id, name } of partners) {
    await write(`${publicMedia}partners/${id}/logo.svg`, drawLogo(id, name, lettering));
  }
}

/** The example sites in each language, with the path of their files and a function that draws a frame. */
async function listSites() {
  const lettering = await createLettering();
  return examples.flatMap(({ id, name }) =>
    languages.map((language) => ({
      path: `${publicMedia}partners/${id}/site.${language}`,
      draw(turn: number, width: number) {
        const frame = drawSite({ id, name, language, scene: scenes[id] }, turn, lettering);
        return render(picture(stage.width, stage.height, frame), width, (width * stage.height) / stage.width);
      },
    })),
  );
}

/** The width of the posters and of the films: words in them are read, also on screens of twice the pixels. */
const siteWidth = { poster: 1280, film: 960 };

export async function makeSitePosters() {
  for (const { path, draw } of await listSites()) {
    await encodePoster(await draw(0, siteWidth.poster), path, { avif: 50, webp: 74 });
  }
}

export async function makeSiteFilms() {
  for (const { path, draw } of await listSites()) {
    const size = { width: siteWidth.film, height: (siteWidth.film * stage.height) / stage.width };
    await encodeFilm({ ...film, ...size, draw: (turn) => draw(turn, size.width) }, path, { av1: 44, h264: 30 });
  }
}
