/**
 * `npm run bench -- pages`: the largest paint of every public page and of all together, against a static page and one
 * client-rendered build of the same sources. Writes `bench/results/pages.json`; fails when a page breaks a limit for certain.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describeMachine } from '../report/machine';
import { releaseSite } from '../release-site';
import type { Rounds } from '../report/summary';
import { serveSubjects } from '../serve-subjects';
import { createCertificate } from '../server/certificate';
import { createRandom } from '../statistics/random';
import { createJudged } from '../subjects/create-subjects';
import { publicPages } from '../subjects/public-pages';
import { startBrowser } from '../visits/browser';
import { visit } from '../visits/visit';
import { excessesOf, inWords } from './excesses';
import { judge, judgeTogether, type JudgedPaint } from './judge';
import { measurePage } from './measure-page';

const store = await releaseSite(console.log);
const { judged } = await createJudged(store, publicPages);
const certificate = await createCertificate();
const served = await serveSubjects(judged, certificate);
const browser = await startBrowser(certificate.fingerprint);
const random = createRandom(Date.now());
const pages: Rounds[] = [];
const judgedPaints: JudgedPaint[] = [];
const warm = new Set<string>();
try {
  for (const { path, module } of publicPages) {
    if (!warm.has(module)) await warmUp(path);
    warm.add(module);
    const rounds = await measurePage(browser, served, path, random);
    pages.push(rounds);
    keep(judge(path, rounds));
  }
  keep(judgeTogether(pages));
} finally {
  await browser.close();
  for (const { close } of served) close();
}
const results = fileURLToPath(new URL('../results/', import.meta.url));
await mkdir(results, { recursive: true });
const machine = describeMachine(browser.version());
const written = {
  date: new Date().toISOString().slice(0, 10),
  command: 'npm run bench -- pages',
  machine,
  judgedPaints,
};
await writeFile(`${results}pages.json`, `${JSON.stringify(written, undefined, 2)}\n`);
if (judgedPaints.some((paint) => excessesOf(paint).length > 0)) process.exitCode = 1;

function keep(paint: JudgedPaint): void {
  judgedPaints.push(paint);
  console.log(inWords(paint));
}

/** A file is compressed when it is asked for first, which is no visitor's to wait for. */
async function warmUp(path: string): Promise<void> {
  for (const { subject, port } of served) await visit(browser, { subject, path, port, slowdown: 1, restMs: 500 });
}
