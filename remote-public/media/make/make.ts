import { makeFont } from './font/make-font';
import { makeHeroFilms, makeHeroPosters } from './hero/make-hero';

/** `npm run media` makes everything; `npm run media -- hero-posters` only what is named. */
const jobs = new Map([
  ['font', makeFont],
  ['hero-posters', makeHeroPosters],
  ['hero-films', makeHeroFilms],
]);

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !jobs.has(name));
if (unknown.length) throw new Error(`No such media: ${unknown.join(', ')}. There is: ${[...jobs.keys()].join(', ')}`);

for (const [name, make] of jobs) {
  if (asked.length && !asked.includes(name)) continue;
  const started = performance.now();
  await make();
  process.stdout.write(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
}
