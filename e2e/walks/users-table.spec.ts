import { AdminScreens } from '../site/admin-screens';
import { startOwnSite, type OwnSite } from '../site/own-site';
import { startSeededBackend } from '../site/seeded-backend';
import type { Running } from '../site/server';
import { expect, test } from '../site/test';
import { createWorkClock, timeToPaint } from '../users/time-to-paint';

const people = 10_000;
const slowdown = 4;
const goalMs = 50;

let backend: Running;
let site: OwnSite;
test.beforeAll(async () => {
  backend = await startSeededBackend(people);
  site = await startOwnSite({ backendUrl: backend.url });
});
test.afterAll(async () => {
  await site.stop();
  await backend.stop();
});

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length / 2] ?? NaN;
const whole = (values: number[]) => `median ${middle(values).toFixed(1)} of ${values.map(Math.round).join(', ')}`;

test(`${people} users are searched, sorted and paged in less than ${goalMs} ms on a slow processor`, async ({
  page,
}) => {
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

  const readWork = await createWorkClock(await page.context().newCDPSession(page));
  const medians: Record<string, number> = {};
  for (const [name, inputs] of Object.entries(steps)) {
    const works: number[] = [];
    const waits: number[] = [];
    for (const [place, key] of inputs) {
      await place.focus();
      const before = await readWork();
      waits.push(await timeToPaint(page, () => page.keyboard.press(key)));
      works.push(((await readWork()) - before) * slowdown);
    }
    medians[name] = middle(works);
    console.log(`${name}: ${whole(works)} ms of work at ${slowdown}x; ${whole(waits)} ms until painted at 1x`);
  }
  for (const [name, median] of Object.entries(medians)) expect(median, name).toBeLessThan(goalMs);
});
