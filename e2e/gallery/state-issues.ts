import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { colourRules } from '../public/axe-issues';

/** What the standard itself asks for: without the habits of whole pages, such as one banner and headings in order. */
const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Injects what `stateIssues` needs; call it after opening a page. */
export async function prepareStates(page: Page): Promise<void> {
  await page.evaluate(axe.source);
}

/** The issues of all states within `selector`, each prefixed with its state. */
export function stateIssues(page: Page, selector: string, rules: 'all' | 'colours'): Promise<string[]> {
  const runOnly = rules === 'all' ? standard : { type: 'rule' as const, values: colourRules };
  return page.evaluate(
    async ([within, options]) => {
      const issues: string[] = [];
      const injected = window as unknown as { axe: typeof axe };
      const { violations } = await injected.axe.run(within, { ...options, resultTypes: ['violations'] });
      for (const { id, nodes } of violations) {
        issues.push(`${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
      }
      for (const stage of document.querySelectorAll(`${within} .stage, ${within}.stage`)) {
        const state = stage.closest<HTMLElement>('[data-state]')?.dataset.state ?? '';
        const excess = stage.scrollWidth - stage.clientWidth;
        if (excess > 0) issues.push(`${state} ${excess} px wider than its frame`);
        const isVisible = [...stage.querySelectorAll('*')].some((element) => {
          const { width, height } = element.getBoundingClientRect();
          return (
            width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
          );
        });
        if (!isVisible) issues.push(`${state} nothing is rendered`);
      }
      return issues;
    },
    [selector, { iframes: false, runOnly }] as const,
  );
}
