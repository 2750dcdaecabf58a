import { join } from 'node:path';
import { buildWithAstro } from '../astro/build';
import { headTags, readTexts, type ComposedSite } from './composed-site';
import { homePage } from './measured-page';
import type { Site } from './subject';

/** The home page as a static export by Astro; only the pictures named in its head come from the composed site. */
export async function createAstroSite(composed: ComposedSite): Promise<Site> {
  const texts = await readTexts(composed);
  const { html, folder, filesAt } = await buildWithAstro({
    settings: composed.lock.site,
    texts,
    head: headTags(composed.pages.get(homePage.path) ?? ''),
  });
  return {
    pages: new Map([[homePage.path, html]]),
    locate: (path) => (path.startsWith(filesAt) ? join(folder, path) : composed.locate(path)),
  };
}
