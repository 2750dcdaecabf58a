/**
 * `npm run bench`: first visits to the composed site and to its alternatives, over a slow link and on a slow processor.
 * Writes `RESULTS.md` and `RESULTS.json`; fails when a limit is certainly broken.
 */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { endWithFailure } from './failure';
import { mobileLink } from './link/model';
import { checkLimits } from './report/limits';
import { describeMachine, readLoad } from './report/machine';
import { toMarkdown, type Results } from './report/results-page';
import { summarize } from './report/summary';
import { fewestRounds, readSettings, slowdown, type Settings } from './settings';
import { createSubjects, releaseSite } from './subjects/create-subjects';
import { findBrowser } from './visits/browser';
import { countCalls } from './visits/count';
import { runRounds } from './visits/rounds';
import { withSubjects } from './visits/with-subjects';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const say = (line: string) => console.log(line);

try {
  await run(readSettings(process.argv.slice(2)));
} catch (error) {
  endWithFailure(error);
}

async function run(settings: Settings): Promise<void> {
  const results = await measure(settings);
  const table = toMarkdown(results);
  say(table);
  if (settings.rounds < fewestRounds) say(`Fewer than ${fewestRounds} rounds: the results are not saved.`);
  else {
    await writeFile(here('RESULTS.md'), table);
    await writeFile(here('RESULTS.json'), `${JSON.stringify(results)}\n`);
  }
  if (results.limits.some(({ isBroken }) => isBroken)) process.exitCode = 1;
}

async function measure({ rounds, baseline }: Settings): Promise<Results> {
  findBrowser();
  const subjects = await createSubjects(await releaseSite(say), baseline);

  return withSubjects(subjects, async (browser, served) => {
    const described = [];
    for (const { id, subject, port } of served) {
      described.push({ id, name: subject.name, counts: await countCalls(browser, subject, port) });
    }
    const before = readLoad();
    const measured = await runRounds(browser, served, rounds, say);
    return {
      date: new Date().toISOString().slice(0, 10),
      command: `npm run bench -- --rounds ${rounds}${baseline === undefined ? '' : ' --baseline DIR'}`,
      machine: describeMachine(browser.version()),
      load: [before, readLoad()],
      link: mobileLink,
      slowdown,
      subjects: described.map((one) => ({ ...one, ...summarize(measured, one.id) })),
      limits: checkLimits(summarize(measured, 'composed')),
      rounds: measured,
    };
  });
}
