import { median } from '../../bench/statistics/ratio';
import { AdminScreens } from '../site/admin-screens';
import { startOwnSite } from '../site/own-site';
import { startSeededBackend } from '../site/backend';
import { expect, test } from '../site/test';
import { createWorkClock, openProcessor } from './slow-processor/processor';
import { timeToPaint } from './time-to-paint';
import { writeResults } from './write-results';

const people = 10_000;
/** Milliseconds of work of the main thread. */
const goal = 50;

const summarize = (values: number[]) => ({ median: +median(values).toFixed(1), values: values.map(Math.round) });

test(`how long ${people} users take to be searched, sorted and paged on a slow processor`, async ({
  browser,
  page,
}) => {
  const backend = await startSeededBackend(people);
  const site = await startOwnSite({ backendUrl: backend.url });
  const screens = new AdminScreens(page, site.url);
  await screens.logIn();
  await expect(screens.main.getByText('10.004 usuários')).toBeVisible();
  const typed = (key: string) => [screens.search, key] as const;
  const pressed = (name: string) => [screens.button(name), 'Enter'] as const;
  const steps = {
    search: ['1', '2', '3', '4', 'Backspace', 'Backspace', 'Backspace', 'Backspace'].map(typed),
    sort: ['E-mail', 'E-mail', 'Site', 'Site', 'Tipo', 'Tipo', 'ID', 'ID'].map(pressed),
    page: ['Próxima', 'Próxima', 'Última', 'Anterior', 'Anterior', 'Primeira', 'Próxima', 'Primeira'].map(pressed),
  };

  const processor = await openProcessor(browser);
  const readWork = await createWorkClock(await page.context().newCDPSession(page));
  const measured: Record<string, object> = {};
  for (const [name, inputs] of Object.entries(steps)) {
    const works: number[] = [];
    const waits: number[] = [];
    for (const [place, key] of inputs) {
      await place.focus();
      const { result, slowdown } = await processor.around(async () => {
        const before = await readWork();
        waits.push(await timeToPaint(page, () => page.keyboard.press(key)));
        return (await readWork()) - before;
      });
      works.push(result * slowdown);
    }
    measured[name] = { work: summarize(works), untilPaintedHere: summarize(waits) };
  }
  await writeResults('users-table', {
    unit: 'ms of a visitor’s processor',
    goals: { work: goal },
    processor: processor.describe(),
    measured,
  });
  await page.close();
  await site.stop();
  await backend.stop();
});
