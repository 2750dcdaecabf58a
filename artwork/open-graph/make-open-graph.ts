import { languages } from '@ponte/contract/language';
import { getPictureTitle, sharedRoutes } from 'remote-public/media/previews';
import { createLettering } from '../font/lettering';
import { publicMedia, shellMedia, write } from '../places';
import { drawCardGround, drawOpenGraph } from './draw-open-graph';

/** The environment variable that also names the brand on the pages. */
const brand = process.env.BRAND ?? 'Ponte';

export async function makeOpenGraph() {
  const [ground, lettering] = [await drawCardGround(), await createLettering()];
  await write(`${shellMedia}open-graph.jpg`, await drawOpenGraph(ground, lettering, '', brand));
  const titles: Record<string, string> = {};
  for (const route of sharedRoutes) {
    for (const language of languages) {
      const title = getPictureTitle(route, language, brand);
      titles[`${route}.${language}`] = title;
      await write(
        `${publicMedia}open-graph/${route}.${language}.jpg`,
        await drawOpenGraph(ground, lettering, title, brand),
      );
    }
  }
  await write(`${publicMedia}open-graph/titles.json`, `${JSON.stringify(titles, null, 2)}\n`);
}
