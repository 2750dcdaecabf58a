import { buildUrl } from 'shared-config/contract/url';
import { getRoute, type RouteId } from 'shared-config/paths/routes';
import { recordLayoutShift, shiftFaults } from '../public/layout-shift';
import { expect, hydrated, test } from '../site/test';
import { recordBlockingTime } from '../slow-processor/blocking-time';
import { inputs, painted } from '../slow-processor/inputs';
import { createWorkClock } from '../users/time-to-paint';

const slowdown = 4;
const visits = 9;
/** The performance goals' limits for total blocking time and for an input until it is painted. */
const blockingLimitMs = 200;
const inputLimitMs = 150;
/** The home page, a list, a detail page. */
const pages: readonly RouteId[] = ['home', 'visas', 'b1b2'];

const urlOf = (id: RouteId) => buildUrl(getRoute(id), 'pt', 'pt');
/** Even a thread's own time grows when others push its memory out of the caches: what disturbs only ever adds. */
const least = (values: number[]) => Math.round(Math.min(...values));
const whole = (values: number[]) => `${least(values)} ms (${values.map(Math.round).join(', ')})`;

for (const id of pages) {
  test(`${id} keeps no input waiting on a slow processor`, async ({ browser }) => {
    const blocked: number[] = [];
    const works = new Map<string, number[]>();
    for (let visit = 0; visit < visits; visit += 1) {
      const page = await browser.newPage();
      blocked.push(
        await recordBlockingTime(browser, page, slowdown, async () => {
          await page.goto(urlOf(id));
          await hydrated(page);
          await page.waitForTimeout(2000);
        }),
      );
      const readWork = await createWorkClock(await page.context().newCDPSession(page));
      for (const { name, press, arrived } of inputs) {
        const before = await readWork();
        await press(page);
        await painted(page);
        works.set(name, [...(works.get(name) ?? []), ((await readWork()) - before) * slowdown]);
        await arrived(page);
      }
      await page.close();
    }
    console.log(`${id} blocked for ${whole(blocked)}`);
    expect(least(blocked)).toBeLessThan(blockingLimitMs);
    for (const [name, values] of works) {
      console.log(`${id}, ${name}: ${whole(values)}`);
      expect(least(values), name).toBeLessThan(inputLimitMs);
    }
  });

  test(`nothing of ${id} moves while it comes on a slow processor`, async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await recordLayoutShift(page);
    await page.goto(urlOf(id));
    await hydrated(page);
    await page.waitForTimeout(2000);
    expect(await shiftFaults(page)).toEqual([]);
  });
}
