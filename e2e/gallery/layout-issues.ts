import type { Page } from '@playwright/test';

/** Stories that are wider than their frame or render nothing, each by its name. */
export function layoutIssues(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((within) => {
    const issues: string[] = [];
    for (const stage of document.querySelectorAll(`${within} .stage, ${within}.stage`)) {
      const story = stage.closest<HTMLElement>('[data-story]')?.dataset.story ?? '';
      const excess = stage.scrollWidth - stage.clientWidth;
      if (excess > 0) issues.push(`${story} ${excess} px wider than its frame`);
      const isVisible = [...stage.querySelectorAll('*')].some((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      });
      if (!isVisible) issues.push(`${story} nothing is rendered`);
    }
    return issues;
  }, selector);
}
