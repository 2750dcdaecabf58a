import type { Page } from '@playwright/test';
import { expect, hydrated, settled } from '../site/test';

export const count = 8;
export const interval = 3200; // milliseconds for which an example is shown

export const carousel = (page: Page) => page.getByRole('region', { name: 'Examples, one at a time' });
export const dot = (page: Page, at: number) =>
  carousel(page).getByRole('button', { name: new RegExp(`^${at} of ${count}`) });
export const shown = (page: Page) => carousel(page).locator('[aria-roledescription=slide]:not([inert])');

export async function expectShown(page: Page, at: number): Promise<void> {
  await expect(shown(page)).toHaveAttribute('aria-label', new RegExp(`^${at} of ${count}`));
  await expect(dot(page, at)).toHaveAttribute('aria-current', 'true');
}

/** Opens the page with its clock paused, the carousel on the screen and its interval just begun. */
export async function openPaused(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/en/websites');
  await hydrated(page);
  await carousel(page).scrollIntoViewIfNeeded();
  await page.clock.runFor(2000);
  await expect(shown(page)).toHaveCount(1);
  // Otherwise a file that is still loading would time out when the clock jumps.
  await settled(page);
  // The pointer on the dot stops the carousel. The time is far enough ahead for a busy machine.
  await dot(page, 1).click();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
  await carousel(page).scrollIntoViewIfNeeded();
  await leave(page);
}

/** Moves pointer and focus off the carousel, which restarts its interval. */
export async function leave(page: Page): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.mouse.move(2, 2);
}

export async function expectAtRest(page: Page, at: number): Promise<void> {
  await page.clock.runFor(4 * interval);
  await expectShown(page, at);
}

export async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}
