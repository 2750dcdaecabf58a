import type { Browser, CDPSession } from '@playwright/test';
import { median } from '../../../bench/statistics/ratio';

/** How much slower than the reference processor that of the visitor is of whom the goals speak. */
const slowdownOfVisitor = 4;
/** Milliseconds of the reference processor for `work`; `docs/decisions/0014` tells where they come from. */
const referenceMs = 10;
const firstRounds = 20;
const rounds = 4;

export interface Processor {
  /**
   * Does the fixed work right before and after something, as a machine's pace changes from second to second. Says what this
   * machine's time was to be multiplied by meanwhile, to be that of a visitor's processor.
   */
  around<Result>(timed: () => Promise<Result>): Promise<{ readonly result: Result; readonly slowdown: number }>;
  /** What the fixed work took on this machine, for the reader of the times. */
  describe(): string;
}

/** This machine's processor in this run, against the one that the goals speak of. */
export async function openProcessor(browser: Browser): Promise<Processor> {
  const page = await browser.newPage();
  const readWork = await createWorkClock(await page.context().newCDPSession(page));
  // Until the engine has compiled it.
  for (let round = 0; round < firstRounds; round += 1) await page.evaluate(work);

  async function sample(): Promise<number[]> {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const before = await readWork();
      await page.evaluate(work);
      times.push((await readWork()) - before);
    }
    return times;
  }

  const taken: number[] = [];
  return {
    async around(timed) {
      const before = await sample();
      const result = await timed();
      const times = [...before, ...(await sample())];
      taken.push(...times);
      return { result, slowdown: (slowdownOfVisitor * referenceMs) / median(times) };
    },
    describe: () => `this machine took ${median(taken).toFixed(1)} ms for the work of ${referenceMs}`,
  };
}

/** The kind of thing that pages do, always as much of it: objects, texts, elements, styles, layout. */
function work(): Promise<void> {
  return new Promise((resolve) => {
    // In a task of its own: what a command runs itself is on no clock.
    setTimeout(() => {
      const people = Array.from({ length: 2000 }, (_, id) => ({
        id,
        name: `Person ${(id * 7919) % 2003}`,
        email: `person-${(id * 104_729) % 2003}@site.example`,
      }));
      const found = people
        .filter(({ email }) => email.includes('1'))
        .map((person) => ({ ...person, key: person.name.toLowerCase().normalize('NFD') }))
        .sort((a, b) => (a.key < b.key ? -1 : 1));
      const table = document.createElement('table');
      for (const person of (JSON.parse(JSON.stringify(found)) as typeof found).slice(0, 200)) {
        const row = table.insertRow();
        for (const value of Object.values(person)) {
          const cell = row.insertCell();
          cell.className = `cell-${person.id % 7}`;
          cell.append(String(value));
        }
      }
      document.body.replaceChildren(table);
      table.getBoundingClientRect();
      resolve();
    });
  });
}

const ownWork = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];

/**
 * Reads how long the page has worked so far, in milliseconds of its main thread's own processor time: neither what else the
 * machine does nor the commands of the test are in it.
 */
export async function createWorkClock(session: CDPSession): Promise<() => Promise<number>> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const seconds = metrics.filter(({ name }) => ownWork.includes(name)).map(({ value }) => value);
    return seconds.reduce((sum, value) => sum + value, 0) * 1000;
  };
}
