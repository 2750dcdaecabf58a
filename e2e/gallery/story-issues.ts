import type { Page } from '@playwright/test';
import { axeIssues } from '../public/axe-issues';

/** The issues of all stories within `selector`. */
export async function storyIssues(page: Page, selector: string, rules: 'wcag' | 'colors'): Promise<string[]> {
  return [...(await axeIssues(page, rules, selector)), ...(await layoutIssues(page, selector))];
}

/** Stories that are wider than their frame or render nothing, each by its name. */
function layoutIssues(page: Page, selector: string): Promise<string[]> {
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
