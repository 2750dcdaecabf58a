import { expect, type Page } from '@playwright/test';
import type { Lock } from '@ponte/contract/lock';

/** The name of Hel's dialog, by which a story tells her builds apart: edit `chat.hel` for another. */
export const helName = 'Hel';

/** Opens Hel by her launcher, sees her dialog under the name that her build gives it, and closes it. */
export async function expectHel(page: Page, name = helName, options: { timeout?: number } = {}): Promise<void> {
  await page.locator('[data-assistant] button').click();
  await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible(options);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** The build of Hel that a served page pins. */
export function readHelBuild(html: string): string | undefined {
  const [, lock = '{}'] = /id="ponte-lock">(.*?)<\/script>/.exec(html) ?? [];
  return (JSON.parse(lock) as Partial<Lock>).remotes?.['remote-chat']?.current.build;
}
