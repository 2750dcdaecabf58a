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

/** No single task may take longer, or an input waits for it. */
const longestMs = 50;

/**
 * What the main thread's tasks took beyond 50 ms each from the first paint on, had the processor been that much slower. It
 * is made from the thread's own time, so that what else the machine does is not in it.
 */
export async function recordBlockingTime(
  browser: Browser,
  page: Page,
  slowdown: number,
  load: () => Promise<void>,
): Promise<number> {
  await holdScriptsUntilPainted(page);
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', 'loading'] });
  await load();
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  return blockingTime(trace.traceEvents, slowdown);
}

/** As over a slow link: what the scripts do then always counts, however fast this machine paints. */
async function holdScriptsUntilPainted(page: Page): Promise<void> {
  await page.route('**/*.js', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });
}

function blockingTime(events: readonly TraceEvent[], slowdown: number): number {
  const painted = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!painted) throw new Error('The trace has no first paint');
  const tasks = events.filter(
    ({ name, pid, tid, ts, dur = 0 }) =>
      name === 'RunTask' && pid === painted.pid && tid === painted.tid && ts + dur > painted.ts,
  );
  if (tasks.length === 0) throw new Error('The trace has no tasks');
  return tasks.reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * slowdown - longestMs), 0);
}
