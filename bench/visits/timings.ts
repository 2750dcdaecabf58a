/** Milliseconds from the address to what a visitor notices; `shift` has no unit. */
export interface Timings {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** When the page's script had taken over; the static page has none. */
  readonly interactive: number | undefined;
  /** What tasks of the main thread took beyond 50 ms each, from the first paint on. */
  readonly blocked: number;
  readonly shift: number;
}

type ObservedWindow = Window & { observed?: (PerformanceEntry & { value: number })[] };

/** Runs in the page before anything else of it. No function in it may have a name: the loader would add its own to it. */
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

/** Runs in the page once it came to rest. */
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
