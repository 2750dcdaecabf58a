import { expect, type Page } from '@playwright/test';
import type { Lock } from '@ponte/contract/lock';
import { hydrated } from './test';

/** The name of Hel's dialog. Stories edit `chat.hel` to tell her builds apart. */
export const helName = 'Hel';

/** Opens Hel, expects her dialog to have this name, and closes it. */
export async function expectHel(page: Page, name = helName, options: { timeout?: number } = {}): Promise<void> {
  // The cookie notice comes with the script and moves the launcher, also between the press and the release of the mouse.
  await hydrated(page);
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
