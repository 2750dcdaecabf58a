import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds: when it began, how long it took, and how long of that the thread ran. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

/** A longer task delays input. */
const longestMs = 50;

/** Milliseconds that a visit's tasks would block the page on a processor that is slower by this factor. */
export type BlockingTime = (slowdown: number) => number;

/**
 * The time beyond 50 ms of each task of the main thread since the first paint. It is the thread's own time, so other work of
 * the machine does not count.
 */
export async function recordBlockingTime(
  browser: Browser,
  page: Page,
  load: () => Promise<void>,
): Promise<BlockingTime> {
  await holdScriptsUntilPainted(page);
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', 'loading'] });
  await load();
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const tasks = readTasks(trace.traceEvents);
  return (slowdown) => tasks.reduce((sum, milliseconds) => sum + Math.max(0, milliseconds * slowdown - longestMs), 0);
}

/** As over a slow link: the work of the scripts always counts, however fast this machine paints. */
async function holdScriptsUntilPainted(page: Page): Promise<void> {
  await page.route('**/*.js', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });
}

/** Milliseconds that the main thread ran in each task after the first paint. */
function readTasks(events: readonly TraceEvent[]): number[] {
  const painted = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!painted) throw new Error('The trace has no first paint');
  const tasks = events.filter(
    ({ name, pid, tid, ts, dur = 0 }) =>
      name === 'RunTask' && pid === painted.pid && tid === painted.tid && ts + dur > painted.ts,
  );
  if (tasks.length === 0) throw new Error('The trace has no tasks');
  return tasks.map(({ tdur = 0 }) => tdur / 1000);
}
