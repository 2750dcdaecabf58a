import { makeFont } from './font/make-font';

const jobs = { font: makeFont };

type JobName = keyof typeof jobs;

const asked = process.argv.slice(2) as JobName[];
for (const name of asked.length ? asked : (Object.keys(jobs) as JobName[])) {
  const started = performance.now();
  await jobs[name]();
  process.stdout.write(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
}
