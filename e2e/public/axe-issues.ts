import type { Page } from '@playwright/test';
import axe, { type ElementContext, type RunOptions } from 'axe-core';

/** The success criteria of WCAG alone, without the best practices for whole pages such as one banner. */
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** `colors` are the rules that a color scheme can break; the result of the others is the same in both. */
const ruleSets = {
  all: {},
  wcag: { runOnly: wcag },
  colors: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
} satisfies Record<string, RunOptions>;

/**
 * Runs axe on a page, or on what `within` selects. The script is injected once per document, and only violations cross
 * over from the browser.
 */
export async function axeIssues(page: Page, rules: keyof typeof ruleSets = 'all', within?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([selector, ruleSet]) => {
      const injected = window as unknown as { axe: typeof axe };
      const context: ElementContext = selector ?? document;
      const { violations } = await injected.axe.run(context, {
        ...ruleSet,
        iframes: false,
        resultTypes: ['violations'],
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
    },
    [within, ruleSets[rules] as RunOptions] as const,
  );
}
