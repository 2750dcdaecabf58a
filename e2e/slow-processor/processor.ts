import type { Browser } from '@playwright/test';
import { median } from './median';
import { createWorkClock } from './work-clock';

/** How much slower than the reference processor that of the visitor is of whom the goals speak. */
const slowdownOfVisitor = 4;
/** Milliseconds of the reference processor for `work`; `docs/decisions/0014` tells where they come from. */
const referenceMs = 10;
const firstRounds = 20;
const rounds = 4;

export interface Processor {
  /** Does some of the fixed work: to be called between what is timed, as a machine's pace changes from second to second. */
  sample(): Promise<void>;
  /** What this machine's time is multiplied by to be that of a visitor's processor, from all samples so far. */
  slowdown(): number;
}

/** This machine's processor in this run, against the one that the goals speak of. */
export async function openProcessor(browser: Browser): Promise<Processor> {
  const page = await browser.newPage();
  const readWork = await createWorkClock(await page.context().newCDPSession(page));
  // Until the engine has compiled it.
  for (let round = 0; round < firstRounds; round += 1) await page.evaluate(work);

  const times: number[] = [];
  return {
    async sample() {
      for (let round = 0; round < rounds; round += 1) {
        const before = await readWork();
        await page.evaluate(work);
        times.push((await readWork()) - before);
      }
    },
    slowdown() {
      const slowdown = (slowdownOfVisitor * referenceMs) / median(times);
      console.log(
        `this machine takes ${median(times).toFixed(1)} ms for the work of ${referenceMs}: x ${slowdown.toFixed(2)}`,
      );
      return slowdown;
    },
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
