import type { Page } from '@playwright/test';

/** Breadcrumbs and titles that begin elsewhere than the header does: a page stands in one column. */
export function alignmentIssues(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const startOf = (selector: string) => {
      const element = document.querySelector(selector);
      return element ? Math.round(element.getBoundingClientRect().left) : undefined;
    };
    const column = startOf('header a');
    return ['main nav ol', 'h1'].flatMap((selector) => {
      const start = startOf(selector);
      return start === undefined || start === column
        ? []
        : [`${selector} begins at ${start} px, the header at ${column} px`];
    });
  });
}
