import type { Browser } from 'playwright-core';
import { bytesOf, depthsOf, getDocument, recordCalls, type Call } from '../../e2e/budgets/calls';
import { homePage } from '../subjects/measured-page';
import type { Subject } from '../subjects/subject';
import { visit } from './visit';

/** The requests of a first visit to the home page until it is interactive, without pictures. */
export interface Counts {
  readonly requests: number;
  readonly bytes: number;
  /** How many responses must arrive one after the other. */
  readonly depth: number;
}

/** Visits once over the fast connection: the set of requests does not depend on the speed. */
export async function countCalls(browser: Browser, subject: Subject, port: number): Promise<Counts> {
  let recorded: ReadonlyMap<string, Call> = new Map();
  const { interactive = Infinity } = await visit(browser, {
    subject,
    path: homePage.path,
    port,
    slowdown: 1,
    restMs: 2000,
    prepare: async (devtools) => {
      recorded = await recordCalls(devtools);
    },
  });
  const all = [...recorded.values()];
  const document = getDocument(all);
  const needed = all.filter(
    ({ type, url, start }) =>
      type !== 'Image' && !url.endsWith('.svg') && (start - document.start) * 1000 <= interactive,
  );
  const depths = depthsOf(all, document);
  return {
    requests: needed.length,
    bytes: bytesOf(needed),
    depth: Math.max(...needed.map(({ url }) => depths.get(url) ?? NaN)),
  };
}
