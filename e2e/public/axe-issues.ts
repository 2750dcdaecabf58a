import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** All that a colour scheme can change; the other rules look at the same elements in both. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

export async function axeIssues(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  // One frame is all there is: the legacy mode spares a second page for each analysis.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules === 'all' ? axe : axe.withRules(colourRules)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}
