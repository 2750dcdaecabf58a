import type { Page } from '@playwright/test';

export const schemes = ['light', 'dark'] as const;

/** Changes the color scheme, with all that changes slowly. */
export async function setColorScheme(page: Page, colorScheme: (typeof schemes)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await endTransitions(page);
}

/** Finishes all running animations and transitions. */
export async function endTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    // Reading a style starts the transitions of a changed scheme.
    getComputedStyle(document.documentElement).getPropertyValue('color');
    for (const animation of document.getAnimations()) {
      const ends = Number(animation.effect?.getComputedTiming().endTime);
      if (animation.timeline instanceof DocumentTimeline && Number.isFinite(ends)) animation.finish();
    }
  });
}
