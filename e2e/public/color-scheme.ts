import type { Page } from '@playwright/test';

export const schemes = ['light', 'dark'] as const;

/** Sets the color scheme and finishes the transitions that it starts. */
export async function setColorScheme(page: Page, colorScheme: (typeof schemes)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await endTransitions(page);
}

/** Finishes all running transitions and animations. */
export async function endTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    // Reading a computed style starts the transitions that the change of the scheme causes.
    getComputedStyle(document.documentElement).getPropertyValue('color');
    for (const animation of document.getAnimations()) {
      const ends = Number(animation.effect?.getComputedTiming().endTime);
      if (animation.timeline instanceof DocumentTimeline && Number.isFinite(ends)) animation.finish();
    }
  });
}
