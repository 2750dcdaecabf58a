import { buildUrl } from '@ponte/contract/url';
import { getRoute, type RouteId } from '@ponte/contract/routes';
import { median } from '../../bench/statistics/ratio';
import { settled, hydrated, test } from '../site/test';
import { recordBlockingTime } from './slow-processor/blocking-time';
import { inputs, painted } from './slow-processor/inputs';
import { createWorkClock, openProcessor } from './slow-processor/processor';
import { writeResults } from './write-results';

const visits = 9;
/** The performance goals for total blocking time and for an input until it is painted, in milliseconds. */
const goals = { blocked: 200, input: 150 };
/** The home page, a list, a detail page. */
const pages: readonly RouteId[] = ['home', 'visas', 'b1b2'];

const urlOf = (id: RouteId) => buildUrl(getRoute(id), 'pt', 'pt');
const summarize = (values: number[]) => ({ median: Math.round(median(values)), values: values.map(Math.round) });

test('how long pages keep inputs waiting on a slow processor', async ({ browser }) => {
  const processor = await openProcessor(browser);
  const measured: Record<string, object> = {};
  for (const id of pages) {
    const blocked: number[] = [];
    const works = new Map<string, number[]>();
    for (let round = 0; round < visits; round += 1) {
      const page = await browser.newPage();
      const load = () =>
        recordBlockingTime(browser, page, async () => {
          await page.goto(urlOf(id));
          await hydrated(page);
          await settled(page);
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
    const byInput = [...works].map(([name, values]) => [name, summarize(values)] as const);
    measured[id] = { blocked: summarize(blocked), ...Object.fromEntries(byInput) };
  }
  await writeResults('inputs', {
    unit: 'ms of a visitor’s processor',
    goals,
    processor: processor.describe(),
    measured,
  });
});
