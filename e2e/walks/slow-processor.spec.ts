import { buildUrl } from 'shared-config/contract/url';
import { getRoute, type RouteId } from 'shared-config/paths/routes';
import { recordLayoutShift, shiftFaults } from '../public/layout-shift';
import { expect, hydrated, test } from '../site/test';
import { recordBlockingTime } from '../slow-processor/blocking-time';
import { inputs, painted } from '../slow-processor/inputs';
import { median } from '../slow-processor/median';
import { openProcessor } from '../slow-processor/processor';
import { createWorkClock } from '../slow-processor/work-clock';

const visits = 9;
/** The performance goals' limits for total blocking time and for an input until it is painted. */
const blockingLimitMs = 200;
const inputLimitMs = 150;
/** How much slower the browser makes itself where only the order of events counts. */
const throttling = 4;
/** The home page, a list, a detail page. */
const pages: readonly RouteId[] = ['home', 'visas', 'b1b2'];

const urlOf = (id: RouteId) => buildUrl(getRoute(id), 'pt', 'pt');
const told = (values: number[]) => `${Math.round(median(values))} ms (${values.map(Math.round).join(', ')})`;

for (const id of pages) {
  test(`${id} keeps no input waiting on a slow processor`, async ({ browser }) => {
    const processor = await openProcessor(browser);
    const blocked: number[] = [];
    const works = new Map<string, number[]>();
    for (let round = 0; round < visits; round += 1) {
      const page = await browser.newPage();
      const load = () =>
        recordBlockingTime(browser, page, async () => {
          await page.goto(urlOf(id));
          await hydrated(page);
          await page.waitForTimeout(2000);
        });
      const visit = await processor.around(load);
      blocked.push(visit.result(visit.slowdown));

      const readWork = await createWorkClock(await page.context().newCDPSession(page));
      for (const { name, press, arrived } of inputs) {
        const { result, slowdown } = await processor.around(async () => {
          const before = await readWork();
          await press(page);
          await painted(page);
          return (await readWork()) - before;
        });
        works.set(name, [...(works.get(name) ?? []), result * slowdown]);
        await arrived(page);
      }
      await page.close();
    }

    console.log(processor.tell());
    console.log(`${id} blocked for ${told(blocked)}`);
    expect(median(blocked)).toBeLessThan(blockingLimitMs);
    for (const [name, values] of works) {
      console.log(`${id}, ${name}: ${told(values)}`);
      expect(median(values), name).toBeLessThan(inputLimitMs);
    }
  });

  test(`nothing of ${id} moves while it comes on a slow processor`, async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttling });
    await recordLayoutShift(page);
    await page.goto(urlOf(id));
    await hydrated(page);
    await page.waitForTimeout(2000);
    expect(await shiftFaults(page)).toEqual([]);
  });
}
