import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { ElementContext, RunOptions } from 'axe-core';
import { galleryUrl } from '../site/base';

const script = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The success criteria of WCAG alone, without the best practices for whole pages such as one banner. */
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** `colors` are the rules that a color scheme can break; the result of the others is the same in both. */
const ruleSets = {
  all: {},
  wcag: { runOnly: wcag },
  colors: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
} satisfies Record<string, RunOptions>;

/** Runs axe on a page, or on what `within` selects. Only violations cross over from the browser. */
export async function axeIssues(page: Page, rules: keyof typeof ruleSets = 'all', within?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await addScript(page);
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

/** The gallery has the script too: each of its windows then gets it compiled from the browser's cache, ten times as fast. */
async function addScript(page: Page): Promise<void> {
  if (page.url().startsWith(galleryUrl)) await page.addScriptTag({ url: `${galleryUrl}/axe/axe.min.js` });
  else await page.evaluate(await readFile(script, 'utf8'));
}
