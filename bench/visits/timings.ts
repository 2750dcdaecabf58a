/** Milliseconds since navigation; `shift` has no unit. */
export interface Timings {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** When the page was hydrated; absent for the static page. */
  readonly interactive: number | undefined;
  /** Total blocking time: the time beyond 50 ms of each main-thread task since the first paint. */
  readonly blocked: number;
  readonly shift: number;
}

type ObservedWindow = Window & { observed?: (PerformanceEntry & { value: number })[] };

/** Runs in the page before its scripts. Use no named functions here: the loader would wrap them in a helper. */
export function observe(): void {
  const observed: ObservedWindow['observed'] = [];
  (window as ObservedWindow).observed = observed;
  for (const type of ['largest-contentful-paint', 'layout-shift', 'longtask']) {
    new PerformanceObserver((list) => observed.push(...(list.getEntries() as typeof observed))).observe({
      type,
      buffered: true,
    });
  }
}

/** Runs in the page after `restMs`. */
export function readTimings(): Timings {
  const { observed = [] } = window as ObservedWindow;
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN;
  return {
    firstPaint,
    largestPaint: observed.findLast(({ entryType }) => entryType === 'largest-contentful-paint')?.startTime ?? NaN,
    interactive: performance.getEntriesByName('ponte:interactive')[0]?.startTime,
    blocked: observed
      .filter(({ entryType, startTime, duration }) => entryType === 'longtask' && startTime + duration > firstPaint)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    shift: observed.filter(({ entryType }) => entryType === 'layout-shift').reduce((sum, { value }) => sum + value, 0),
  };
}
