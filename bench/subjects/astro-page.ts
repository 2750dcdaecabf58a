import { join } from 'node:path';
import { buildWithAstro } from '../astro/build';
import { headTags, readTexts, type ComposedPage } from './composed-page';
import type { Subject } from './subject';

/** The page as a static export by Astro; only the pictures that its head names are the composed site's own. */
export async function createAstroPage(composed: ComposedPage): Promise<Pick<Subject, 'html' | 'locate'>> {
  const texts = await readTexts(composed);
  const { html, folder, filesAt } = await buildWithAstro({
    settings: composed.lock.site,
    texts,
    head: headTags(composed.html),
  });
  return {
    html,
    locate: (asked) => (asked.startsWith(filesAt) ? join(folder, asked) : composed.locate(asked)),
  };
}
