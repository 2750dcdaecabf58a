import type { Page } from '@playwright/test';

export const schemes = ['light', 'dark'] as const;

const phone = { width: 360, height: 640 };
const desk = { width: 1280, height: 900 };

/** A screen, and the color schemes on it. */
export interface Look {
  readonly screen: { readonly width: number; readonly height: number };
  readonly schemes: readonly (typeof schemes)[number][];
}

/** Each screen in each scheme. */
export const everyLook: readonly Look[] = [
  { screen: phone, schemes },
  { screen: desk, schemes },
];

/**
 * Each screen and each scheme in two looks. `at` decides which screen has which scheme, and on which screen the page is
 * opened: four pages in a row have every combination, and each of them is opened in another one.
 */
export function pairedLooks(at: number): readonly Look[] {
  const [one, other] = at % 2 === 0 ? schemes : ([schemes[1], schemes[0]] as const);
  const looks = [
    { screen: phone, schemes: [one] },
    { screen: desk, schemes: [other] },
  ];
  return Math.floor(at / 2) % 2 === 0 ? looks : looks.reverse();
}

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
