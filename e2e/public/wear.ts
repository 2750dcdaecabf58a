import type { Page } from '@playwright/test';

export const schemes = ['light', 'dark'] as const;

/** Changes the color scheme, with all that changes slowly. */
export async function wear(page: Page, colorScheme: (typeof schemes)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await endTransitions(page);
}

/** Brings everything that still changes to where it was going. */
export async function endTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    // Asking for a style starts the transitions that a change of the scheme causes.
    getComputedStyle(document.documentElement).getPropertyValue('color');
    for (const animation of document.getAnimations()) {
      const ends = Number(animation.effect?.getComputedTiming().endTime);
      if (animation.timeline instanceof DocumentTimeline && Number.isFinite(ends)) animation.finish();
    }
  });
}
