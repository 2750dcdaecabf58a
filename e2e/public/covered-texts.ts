import type { Page } from '@playwright/test';

interface Findings {
  readonly positions: number;
  /** How many texts and controls were on the screen, at all positions together. */
  readonly seen: number;
  /** The texts and controls that something floating covers at least in part. */
  readonly covered: readonly string[];
  /** What a bar at the bottom still covers at the end of the page. */
  readonly lost: readonly string[];
}

/**
 * Scrolls through the page in steps of so many pixels, and finds the texts and controls under a fixed or sticky element. An
 * opaque bar from edge to edge is no cover: the visible part of the page ends there.
 */
export function findCoveredTexts(page: Page, step: number): Promise<Findings> {
  return page.evaluate(async (pixels) => {
    const texts = [...collectTexts(), ...collectControls()];
    const floats = collectFloats();
    const end = document.documentElement.scrollHeight - innerHeight;
    const positions = Array.from({ length: Math.ceil(end / pixels) + 1 }, (_, at) => Math.min(at * pixels, end));
    const covered: string[] = [];
    let seen = 0;
    let lost: string[] = [];
    for (const top of positions) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
      lost = [];
      const areas = floats.map((float) => float.getBoundingClientRect()).filter(({ width }) => width > 0);
      for (const { name, element, rects } of texts) {
        for (const rect of rects()) {
          if (rect.bottom <= 0 || rect.top >= innerHeight || rect.width < 2) continue;
          seen += 1;
          // Asking what lies at a point is slow, and most texts are far from anything that floats.
          if (!areas.some((area) => isNear(area, rect))) continue;
          const covers = pointsOf(rect).map(([x, y]) => coverOf(element, x, y));
          if (covers.includes('float')) covered.push(`${name} at ${top}`);
          if (covers.includes('bar') && rect.top > innerHeight / 2) lost.push(name);
        }
      }
    }
    return { positions: positions.length, seen, covered, lost };

    function collectTexts() {
      const found = [];
      for (const area of document.querySelectorAll('main, footer')) {
        const walker = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const { parentElement: element, textContent } = walker.currentNode;
          const range = document.createRange();
          range.selectNodeContents(walker.currentNode);
          if (!element || !textContent?.trim()) continue;
          found.push({ name: textContent.trim(), element, rects: () => [...range.getClientRects()] });
        }
      }
      return found;
    }

    function collectControls() {
      const selector = 'a[href], button, input, select, textarea, summary';
      return [...document.querySelectorAll(`:is(main, footer) :is(${selector})`)].map((element) => ({
        name: `the control ${element.textContent || element.outerHTML}`,
        element,
        rects: () => [element.getBoundingClientRect()],
      }));
    }

    function collectFloats(): Element[] {
      const outer = [...document.querySelectorAll('body *')].filter(isFloat);
      return outer.flatMap((float) => [float, ...float.querySelectorAll('*')]);
    }

    function pointsOf({ left, right, top, bottom }: DOMRect): (readonly [x: number, y: number])[] {
      const inset = 2;
      const xs = [left + inset, (left + right) / 2, right - inset];
      return xs.flatMap((x) => [top + inset, bottom - inset].map((y) => [x, y] as const));
    }

    /** A float's pseudo-elements and shadows lie a little outside of it. */
    function isNear(area: DOMRect, { left, right, top, bottom }: DOMRect): boolean {
      const margin = 40;
      return (
        left < area.right + margin &&
        right > area.left - margin &&
        top < area.bottom + margin &&
        bottom > area.top - margin
      );
    }

    /** A point that is off the screen, or clipped, is covered by nothing. */
    function coverOf(element: Element, x: number, y: number): 'nothing' | 'bar' | 'float' {
      const stack = document.elementsFromPoint(x, y);
      const above = stack.slice(0, Math.max(stack.indexOf(element), 0));
      const foreign = above.map(withinFloat).filter((path) => path.length > 0 && !path.at(-1)?.contains(element));
      if (foreign.some((path) => path.some(isBar))) return 'bar';
      return foreign.length > 0 ? 'float' : 'nothing';
    }

    /** The element and its ancestors up to the one that floats; none if none does. */
    function withinFloat(element: Element): Element[] {
      const path: Element[] = [];
      for (let at: Element | null = element; at; at = at.parentElement) {
        path.push(at);
        if (isFloat(at)) return path;
      }
      return [];
    }

    function isFloat(element: Element): boolean {
      return /fixed|sticky/.test(getComputedStyle(element).position);
    }

    function isBar(element: Element): boolean {
      const { left, right } = element.getBoundingClientRect();
      const isOpaque = getComputedStyle(element).backgroundColor.startsWith('rgb(');
      return isOpaque && left <= 0 && right >= document.documentElement.clientWidth;
    }
  }, step);
}
