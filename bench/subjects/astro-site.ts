import { join } from 'node:path';
import { buildWithAstro } from '../astro/build';
import { headTags, readTexts, type ComposedSite } from './composed-site';
import { homePage } from './measured-page';
import type { Site } from './subject';

/** The home page as a static export by Astro; only the pictures that its head names are the composed site's own. */
export async function createAstroSite(composed: ComposedSite): Promise<Site> {
  const texts = await readTexts(composed);
  const { html, folder, filesAt } = await buildWithAstro({
    settings: composed.lock.site,
    texts,
    head: headTags(composed.pages.get(homePage.path) ?? ''),
  });
  return {
    pages: new Map([[homePage.path, html]]),
    locate: (asked) => (asked.startsWith(filesAt) ? join(folder, asked) : composed.locate(asked)),
  };
}
