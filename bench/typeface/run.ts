/**
 * `npm run bench -- typeface`: the face of the home page's headline in first visits over the slow link. Writes
 * `bench/results/typeface.json`, and a screenshot of each visit to `bench/.data/typeface`. Fails when fewer than 19 of 20
 * visits show the typeface in the end.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { endWithFailure } from '../failure';
import { mobileLink } from '../link/model';
import { startProxy } from '../link/proxy';
import { writeResults } from '../report/write-results';
import type { ServedSubject } from '../server/serve-subjects';
import { slowdown } from '../settings';
import { readComposedSite } from '../subjects/composed-site';
import { createComposed, releaseSite } from '../subjects/create-subjects';
import { homePage } from '../subjects/measured-page';
import { findBrowser } from '../visits/browser';
import { phone, visit } from '../visits/visit';
import { withSubjects } from '../visits/with-subjects';
import { readFace, summarizeFaces, type FaceVisit } from './faces';

const visitsPerScreen = 20;
const enough = 19;
/** Between the load event and the second look, in milliseconds. */
const restMs = 2000;
const screenshots = fileURLToPath(new URL('../.data/typeface', import.meta.url));

const screens: Readonly<Record<string, BrowserContextOptions>> = {
  '360': { ...phone, viewport: { width: 360, height: 800 } },
  '1280': { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' },
};

try {
  await run();
} catch (error) {
  endWithFailure(error);
}

async function run(): Promise<void> {
  findBrowser();
  const composed = createComposed(await readComposedSite(await releaseSite(console.log), [homePage]));
  await mkdir(screenshots, { recursive: true });
  await withSubjects({ composed }, async (browser, served) => {
    const widths = [];
    for (const [width, device] of Object.entries(screens)) {
      const visits: FaceVisit[] = [];
      for (const one of served) {
        while (visits.length < visitsPerScreen) {
          const picture = join(screenshots, `${width}-${visits.length + 1}.png`);
          visits.push(await lookTwice(browser, one, device, picture));
        }
      }
      const summary = summarizeFaces(visits);
      console.log(`${width} px: ${JSON.stringify(summary)}`);
      widths.push({ width: Number(width), ...summary });
    }
    await writeResults('typeface', browser.version(), { link: mobileLink, slowdown, restMs, widths });
    if (widths.some(({ afterRest }) => afterRest < enough)) process.exitCode = 1;
  });
}

async function lookTwice(
  browser: Browser,
  { subject, port }: ServedSubject,
  device: BrowserContextOptions,
  picture: string,
): Promise<FaceVisit> {
  const proxy = await startProxy(mobileLink, port);
  let atLoad = '';
  let afterRest = '';
  try {
    const { shift } = await visit(browser, {
      ...{ subject, path: homePage.path, port: proxy.port, slowdown, restMs: 0, device },
      inspect: async (page, devtools) => {
        for (const domain of ['DOM.enable', 'CSS.enable'] as const) await devtools.send(domain);
        atLoad = await readFace(devtools);
        await page.waitForTimeout(restMs);
        afterRest = await readFace(devtools);
        await page.screenshot({ path: picture });
      },
    });
    return { atLoad, afterRest, shift };
  } finally {
    proxy.close();
  }
}
