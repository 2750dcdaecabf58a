import type { Page } from '@playwright/test';

/**
 * Adds stylesheets to the page, in both orders, and describes up to five elements that this moves or draws differently: a page also
 * has the styles of pages that the visitor saw before, or may see next.
 */
export function findRestyled(page: Page, urls: readonly string[]): Promise<string[]> {
  return page.evaluate(async (hrefs) => {
    const elements = [...document.body.querySelectorAll('*')];
    await painted();
    const looks = elements.map(lookOf);
    const changes = [];
    for (const order of [hrefs, hrefs.toReversed()]) {
      const links = await Promise.all(order.map(addStylesheet));
      await painted();
      changes.push(...elements.flatMap((element, at) => describeChange(element, looks[at])));
      for (const link of links) link.remove();
    }
    return changes.slice(0, 5);

    // What follows the position of the scroll gets its look with the next frame.
    function painted(): Promise<unknown> {
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }

    function lookOf(element: Element): string {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const drawn = [style.color, style.backgroundColor, style.borderBlockColor, style.font, style.textDecoration];
      return [`at ${x},${y}, ${width} by ${height}`, style.visibility, style.opacity, ...drawn].join('; ');
    }

    function describeChange(element: Element, before: string | undefined): string[] {
      const after = lookOf(element);
      return after === before ? [] : [`<${element.localName} class="${element.className}"> ${before} -> ${after}`];
    }

    // A script's stylesheets apply in their order in the document, whichever arrives first.
    function addStylesheet(href: string): Promise<HTMLLinkElement> {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      return new Promise((resolve, reject) => {
        link.onload = () => resolve(link);
        link.onerror = () => reject(new Error(`${href} did not load`));
        document.head.append(link);
      });
    }
  }, urls);
}
