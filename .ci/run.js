// Runs the steps of `npm test` and `npm run test:slow`, all of them even when one fails, and reports on them together.
// `.ci/run` passes whether the installation succeeded and how many seconds it took.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { evaluate } from './outcome.js';
import { runStep } from './run-step.js';
import { planSteps } from './steps.js';
import { isGreen, summarize } from './summary.js';

const [installed = 'false', seconds = '0'] = process.argv.slice(2);
const root = await readPackage('package.json');
const workspaces = await Promise.all(
  root.workspaces.map(async (name) => ({ name, scripts: (await readPackage(`${name}/package.json`)).scripts ?? {} })),
);
const reports = await mkdtemp(join(tmpdir(), 'ponte-ci-'));

const outcomes = [
  {
    name: 'install',
    seconds: Number(seconds),
    passed: 0,
    skipped: 0,
    failures:
      installed === 'true' ? [] : ['install: the packages could not be installed, see the beginning of the log'],
  },
];
for (const [at, step] of planSteps(['test', 'test:slow'], root.scripts, workspaces).entries()) {
  console.log(`== ${step.command}`);
  const run = await runStep(step, join(reports, `${at}.json`));
  outcomes.push({ name: step.name, seconds: run.seconds, ...evaluate(step, run) });
}
await rm(reports, { recursive: true, force: true });

console.log(summarize(outcomes).join('\n'));
process.exitCode = isGreen(outcomes) ? 0 : 1;

async function readPackage(file) {
  return JSON.parse(await readFile(new URL(`../${file}`, import.meta.url), 'utf8'));
}
