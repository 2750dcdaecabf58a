import type { Page } from '@playwright/test';

export const schemes = ['light', 'dark'] as const;

/** Changes the colour scheme, and waits until what changes slowly has changed. */
export async function wear(page: Page, colorScheme: (typeof schemes)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await untilChanged(page);
}

/** Waits until nothing changes its colours any more. */
export async function untilChanged(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  });
}
