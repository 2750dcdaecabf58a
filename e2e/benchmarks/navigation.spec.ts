import type { Locator, Page } from '@playwright/test';
import { median } from '../../bench/statistics/ratio';
import { expect, hydrated, test } from '../site/test';
import { timeToPaint } from './time-to-paint';
import { writeResults } from './write-results';

const visits = 9;
/** The link of a visitor: 100 ms until a response begins, 9 Mbit/s. */
const link = { offline: false, latency: 100, downloadThroughput: 9_000_000 / 8, uploadThroughput: -1 };

const linkTo = (name: string) => (page: Page) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).filter({ visible: true });
const linkInContent = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).first();

/** What a visitor did with the link before the click. `nothing` presses a key, after which other links would be prefetched. */
const preparations = {
  pointed: (link: Locator) => link.hover(),
  focused: (link: Locator) => link.focus(),
  seen: (link: Locator) => link.scrollIntoViewIfNeeded(),
  nothing: async () => {},
} as const;
type Preparation = keyof typeof preparations;

interface Step {
  readonly start: string;
  readonly to: (page: Page) => Locator;
  readonly heading: RegExp;
  readonly preparations: readonly Preparation[];
}
const fromText = ['pointed', 'focused', 'nothing'] as const;
const steps: Readonly<Record<string, Step>> = {
  'a page of text to another': {
    start: '/pt/servicos/vistos/b1b2',
    to: linkTo('Sobre'),
    heading: /consultoria/,
    preparations: fromText,
  },
  'a page of text to a list': {
    start: '/pt/sobre',
    to: linkTo('Serviços'),
    heading: /^Serviços/,
    preparations: fromText,
  },
  'a page of text to a form': {
    start: '/pt/sobre',
    to: linkTo('Contato'),
    heading: /^Fale/,
    preparations: fromText,
  },
  'a page of text to another one below it': {
    start: '/pt/servicos/vistos/b1b2',
    to: linkInContent('Vistos para a família'),
    heading: /^Vistos para a família/,
    preparations: ['seen', 'nothing'],
  },
  'the home page to a list': { start: '/pt', to: linkInContent('Vistos'), heading: /^Vistos/, preparations: ['seen'] },
};

/** Until no file has arrived for a second. */
const quiet = (page: Page) =>
  page.evaluate(async () => {
    let last = performance.now();
    const observer = new PerformanceObserver(() => (last = performance.now()));
    observer.observe({ type: 'resource' });
    while (performance.now() - last < 1000) await new Promise(requestAnimationFrame);
    observer.disconnect();
  });

test('how long the next page takes after a click, its link pointed at, focused, seen or none of these', async ({
  browser,
}) => {
  const measured: Record<string, Record<string, object>> = {};
  for (const [name, step] of Object.entries(steps)) {
    for (const preparation of step.preparations) {
      const times: number[] = [];
      for (let visit = 0; visit < visits; visit += 1) {
        const context = await browser.newContext();
        const page = await context.newPage();
        await (await context.newCDPSession(page)).send('Network.emulateNetworkConditions', link);
        await page.goto(step.start);
        await hydrated(page);
        await quiet(page);
        // The code that prefetches comes with the first input.
        await page.keyboard.press('Shift');
        await quiet(page);
        await preparations[preparation](step.to(page));
        await quiet(page);
        times.push(await timeToPaint(page, () => step.to(page).dispatchEvent('click')));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(step.heading);
        await context.close();
      }
      measured[name] = {
        ...measured[name],
        [preparation]: { median: Math.round(median(times)), values: times.map(Math.round) },
      };
    }
  }
  await writeResults('navigation', {
    unit: 'ms from the click to the paint',
    link,
    goals: { prepared: 100 },
    measured,
  });
});
