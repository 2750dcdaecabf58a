import type { Page } from '@playwright/test';

interface Moved {
  element: string;
  /** Where it was and where it went, in CSS pixels: left, top, width, height. */
  from: number[];
  to: number[];
}

interface Shift {
  value: number;
  moved: Moved[];
}

type WithShifts = Window & { layoutShifts?: Shift[] };

interface LayoutShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Records the page's layout shifts that follow no input. Call it before navigation. */
export async function recordLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    (window as WithShifts).layoutShifts = shifts;
    const describe = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element
        ? `${element.localName}.${element.className} "${element.textContent.trim().slice(0, 30)}"`
        : 'gone';
    };
    const corners = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round);
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShiftEntry[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(({ node, previousRect, currentRect }) => ({
          element: describe(node),
          from: corners(previousRect),
          to: corners(currentRect),
        }));
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The limit of the performance budget. */
const limit = 0.01;

/** Nothing, or by how much the page moved, and each element that did. */
export async function shiftIssues(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() => (window as WithShifts).layoutShifts);
  if (!shifts) return ['the page records no layout shifts'];
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  if (sum <= limit) return [];
  const moves = shifts.flatMap(({ moved }) => moved);
  return [
    `things moved by ${sum.toFixed(3)}`,
    ...moves.map(({ element, from, to }) => `${element} moved from ${from.join(' ')} to ${to.join(' ')}`),
  ];
}
