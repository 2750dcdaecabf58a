import type { Browser, CDPSession } from '@playwright/test';
import { median } from '../../../bench/statistics/ratio';

/** How much slower the processor of the goals is than the reference processor. */
const slowdownOfVisitor = 4;
/** Milliseconds of the reference processor for `work`: see `docs/decisions/0014`. */
const referenceMs = 10;
const firstRounds = 20;
const rounds = 4;

export interface Processor {
  /**
   * Runs the fixed work right before and after something, because the speed of a machine changes from second to second.
   * `slowdown` is the factor from this machine's time to that of a visitor's processor.
   */
  around<Result>(timed: () => Promise<Result>): Promise<{ readonly result: Result; readonly slowdown: number }>;
  /** How long the fixed work took on this machine, as text. */
  describe(): string;
}

/** Compares this machine's processor with that of the goals. */
export async function openProcessor(browser: Browser): Promise<Processor> {
  const page = await browser.newPage();
  const readWork = await createWorkClock(await page.context().newCDPSession(page));
  // Let the engine compile it first.
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

/** A fixed amount of typical work of a page: objects, texts, elements, styles, layout. */
function work(): Promise<void> {
  return new Promise((resolve) => {
    // In its own task: the work of a command itself is not measured.
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
 * Reads how long the page has worked so far, in milliseconds of its main thread's processor time. Other work of the machine
 * and the commands of the test do not count.
 */
export async function createWorkClock(session: CDPSession): Promise<() => Promise<number>> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const seconds = metrics.filter(({ name }) => ownWork.includes(name)).map(({ value }) => value);
    return seconds.reduce((sum, value) => sum + value, 0) * 1000;
  };
}
