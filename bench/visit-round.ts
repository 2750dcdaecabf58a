import type { Browser } from 'playwright-core';
import { mobileLink } from './link/model';
import { startProxy } from './link/proxy';
import type { Round } from './report/summary';
import type { ServedSubject } from './serve-subjects';
import { slowdown } from './settings';
import { shuffle, type Random } from './statistics/random';
import type { Timings } from './visits/timings';
import { visit } from './visits/visit';

interface RoundOptions {
  readonly path: string;
  /** How long to observe the page after it has loaded, in milliseconds. */
  readonly restMs: number;
  readonly random: Random;
}

/** Visits the page of every subject once, over the slow link, in random order. */
export async function visitRound(
  browser: Browser,
  served: readonly ServedSubject[],
  { path, restMs, random }: RoundOptions,
): Promise<Round> {
  const timings: Record<string, Timings> = {};
  for (const { id, subject, port } of shuffle(served, random)) {
    // A new proxy per visit: traffic of earlier visits must not share the link.
    const proxy = await startProxy(mobileLink, port);
    try {
      timings[id] = await visit(browser, { subject, path, port: proxy.port, slowdown, restMs });
    } finally {
      proxy.close();
    }
  }
  return timings;
}
