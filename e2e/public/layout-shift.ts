import type { Page } from '@playwright/test';

type WithShift = Window & { layoutShift?: number };

/** Sums up the page's layout shifts that follow no input. Call it before navigation. */
export async function recordLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const recorded = window as WithShift;
    recorded.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) recorded.layoutShift = (recorded.layoutShift ?? 0) + entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The limit of the performance budget. */
const limit = 0.01;

export async function shiftIssues(page: Page): Promise<string[]> {
  const shift = await page.evaluate(() => (window as WithShift).layoutShift ?? NaN);
  return shift <= limit ? [] : [`things moved by ${shift.toFixed(3)}`];
}
