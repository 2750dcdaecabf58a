/**
 * `npm run bench -- pages`: the largest paint of every public page and of all together, against a static page and one
 * client-rendered build of the same sources. Writes `bench/results/pages.json`; fails when a page certainly breaks a limit.
 */
import type { Browser } from 'playwright-core';
import { endWithFailure } from '../failure';
import type { Round, Rounds } from '../report/summary';
import { writeResults } from '../report/write-results';
import type { ServedSubject } from '../server/serve-subjects';
import { createRandom, type Random } from '../statistics/random';
import { createLimitSubjects, releaseSite } from '../subjects/create-subjects';
import { publicPages } from '../subjects/public-pages';
import { findBrowser } from '../visits/browser';
import { visitRound } from '../visits/rounds';
import { visit } from '../visits/visit';
import { withSubjects } from '../visits/with-subjects';
import { evaluate, evaluateTogether, excessesOf, inWords, isMeasured, type PaintEvaluation } from './evaluate';

/** How long to observe a page after it has loaded: longer than the largest paint of every page of every subject takes. */
const restMs = 1000;

try {
  await run();
} catch (error) {
  endWithFailure(error);
}

async function run(): Promise<void> {
  findBrowser();
  const { limitSubjects } = await createLimitSubjects(await releaseSite(console.log), publicPages);
  const { evaluations, chromium } = await withSubjects(limitSubjects, async (browser, served) => ({
    evaluations: await measureAll(browser, served),
    chromium: browser.version(),
  }));
  await writeResults('pages', chromium, { evaluations });
  if (evaluations.some((paint) => excessesOf(paint).length > 0)) process.exitCode = 1;
}

async function measureAll(browser: Browser, served: readonly ServedSubject[]): Promise<PaintEvaluation[]> {
  const random = createRandom(Date.now());
  const pages: Rounds[] = [];
  const evaluations: PaintEvaluation[] = [];
  const warm = new Set<string>();
  const keep = (paint: PaintEvaluation) => {
    evaluations.push(paint);
    console.log(inWords(paint));
  };
  for (const { path, module } of publicPages) {
    if (!warm.has(module)) await warmUp(browser, served, path);
    warm.add(module);
    const rounds = await measurePage(browser, served, path, random);
    pages.push(rounds);
    keep(evaluate(path, rounds));
  }
  keep(evaluateTogether(pages));
  return evaluations;
}

async function measurePage(
  browser: Browser,
  served: readonly ServedSubject[],
  path: string,
  random: Random,
): Promise<Rounds> {
  const rounds: Round[] = [];
  while (!isMeasured(rounds)) rounds.push(await visitRound(browser, served, { path, restMs, random }));
  return rounds;
}

/** The server compresses a file on its first request: keep that out of the measurements. */
async function warmUp(browser: Browser, served: readonly ServedSubject[], path: string): Promise<void> {
  for (const { subject, port } of served) await visit(browser, { subject, path, port, slowdown: 1, restMs: 500 });
}
