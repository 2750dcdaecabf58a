import type { Locator, Page } from '@playwright/test';
import {
  carousel,
  count,
  dot,
  expectAtRest,
  expectShown,
  interval,
  leave,
  openPaused,
  setHidden,
  shown,
} from '../public/carousel-page';
import { expect, hydrated, test } from '../site/test';

test('shows each example for 3200 ms, slides for 700 ms, and starts again after the last', async ({ page }) => {
  await openPaused(page);
  await expectShown(page, 1);
  await page.clock.runFor(interval - 1);
  await expectShown(page, 1);
  await page.clock.runFor(1);
  await expectShown(page, 2);
  const track = shown(page).locator('..');
  await expect(track).toHaveCSS('transition-duration', '0.7s');
  for (let at = 3; at <= count; at += 1) {
    await page.clock.runFor(interval);
    await expectShown(page, at);
  }
  await page.clock.runFor(interval);
  await expectShown(page, 1);
});

test('pauses under the pointer, with focus inside and in a hidden tab, then continues', async ({ page }) => {
  await openPaused(page);

  await shown(page).hover();
  await expectAtRest(page, 1);
  await leave(page);
  await page.clock.runFor(interval);
  await expectShown(page, 2);

  await carousel(page).getByRole('button').first().focus();
  await page.keyboard.press('Tab');
  await expectAtRest(page, 2);
  await leave(page);
  await page.clock.runFor(interval);
  await expectShown(page, 3);

  await setHidden(page, true);
  await expectAtRest(page, 3);
  await setHidden(page, false);
  await page.clock.runFor(interval);
  await expectShown(page, 4);
});

test('its first button stops it permanently', async ({ page }) => {
  await openPaused(page);
  await carousel(page).getByRole('button').first().click();
  await leave(page);
  await expectAtRest(page, 1);
  await shown(page).hover();
  await leave(page);
  await expectAtRest(page, 1);
});

test('with reduced motion nothing rotates, slides or plays, and the stop button is hidden', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPaused(page);
  await expectAtRest(page, 1);
  await expect(carousel(page).locator('video')).toHaveCount(0);
  const stop = carousel(page).getByRole('button', { name: 'Pause the slideshow', includeHidden: true });
  await expect(stop).toHaveCount(1);
  await expect(stop).toBeHidden();
  await dot(page, 3).click();
  await expectShown(page, 3);
  await expect(shown(page).locator('..')).toHaveCSS('transition-duration', '0s');
});

test('the examples do not move when the page hydrates', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/static/js/main.js', (route) => released.then(() => route.continue()));
  await page.goto('/en/websites', { waitUntil: 'commit' });
  const slide = carousel(page).locator('[aria-roledescription=slide]').first();
  await expect(slide).toBeVisible();
  const top = () => slide.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const before = await top();
  release();
  await slide.scrollIntoViewIfNeeded();
  await expect(shown(page)).toHaveCount(1);
  expect(await top()).toBe(before);
});

test('plays only the film of the current example; the others are at their beginning', async ({ page }) => {
  await page.goto('/en/websites');
  await hydrated(page);
  await carousel(page).scrollIntoViewIfNeeded();
  for (const at of [1, 4, 8]) {
    await dot(page, at).click();
    await expect
      .poll(() => films(carousel(page)), { timeout: 15_000 })
      .toEqual([...Array(count).keys()].map((film) => film === at - 1));
  }
});

/** The state of each film: playing, at its beginning, or the second at which it is paused. */
function films(within: Locator): Promise<(boolean | number)[]> {
  return within.locator('video').evaluateAll((all) =>
    all.map((film) => {
      const { paused, currentTime } = film as HTMLVideoElement;
      return paused ? currentTime || false : true;
    }),
  );
}

test('arrows, dots and keys select the examples, also past both ends', async ({ page }) => {
  await openPaused(page);
  await carousel(page).getByRole('button', { name: 'Previous' }).click();
  await expectShown(page, 8);
  await carousel(page).getByRole('button', { name: 'Next' }).click();
  await expectShown(page, 1);
  await dot(page, 5).click();
  await expectShown(page, 5);
  await page.keyboard.press('ArrowRight');
  await expectShown(page, 6);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expectShown(page, 4);
  for (let at = 1; at <= count; at += 1) {
    await dot(page, at).click();
    const pictures = shown(page).locator('img');
    await expect
      .poll(() => pictures.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth > 0)))
      .toEqual([true, true]);
  }
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('a swipe over 50 px changes the example, a shorter one does not; there are no arrows', async ({ page }) => {
    await openPaused(page);
    await expect(carousel(page).getByRole('button', { name: 'Next' })).toBeHidden();
    await swipe(page, -51);
    await expectShown(page, 2);
    await swipe(page, -50);
    await expectShown(page, 2);
    await swipe(page, 51);
    await expectShown(page, 1);
    await swipe(page, 120);
    await expectShown(page, 8);
  });
});

async function swipe(page: Page, by: number): Promise<void> {
  // The frame does not move while the examples slide in it.
  const box = await shown(page).locator('../..').boundingBox();
  if (!box) throw new Error('The carousel has no place');
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + 40)];
  const finger = await page.context().newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + by, y }] });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
