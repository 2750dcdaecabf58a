/**
 * `npm run pages -w bench`: the largest paint of every public page, against a static page and one client-rendered build of
 * the same sources. Writes `bench/.data/pages.json`; fails when a page breaks a limit for certain.
 */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { measurePage, type MeasuredPaint } from './measure-page';
import { excessesOf, inWords } from './excesses';
import { releaseSite } from '../release-site';
import { serveSubjects } from '../serve-subjects';
import { createCertificate } from '../server/certificate';
import { createRandom } from '../statistics/random';
import { createJudged } from '../subjects/create-subjects';
import { publicPages } from '../subjects/public-pages';
import { startBrowser } from '../visits/browser';
import { visit } from '../visits/visit';

const store = await releaseSite(console.log);
const { judged } = await createJudged(store, publicPages);
const certificate = await createCertificate();
const served = await serveSubjects(judged, certificate);
const browser = await startBrowser(certificate.fingerprint);
const random = createRandom(Date.now());
const measured: MeasuredPaint[] = [];
const warm = new Set<string>();
try {
  for (const { path, module } of publicPages) {
    if (!warm.has(module)) await warmUp(path);
    warm.add(module);
    const paint = await measurePage(browser, served, path, random);
    measured.push(paint);
    console.log(inWords(paint));
  }
} finally {
  await browser.close();
  for (const { close } of served) close();
}
await writeFile(fileURLToPath(new URL('../.data/pages.json', import.meta.url)), JSON.stringify(measured));
if (measured.some((paint) => excessesOf(paint).length > 0)) process.exitCode = 1;

/** A file is compressed when it is asked for first, which is no visitor's to wait for. */
async function warmUp(path: string): Promise<void> {
  for (const { subject, port } of served) await visit(browser, { subject, path, port, slowdown: 1, restMs: 500 });
}
