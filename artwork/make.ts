import { makeFont } from './font/make-font';
import { makeHeroFilms, makeHeroPosters } from './hero/make-hero';
import { makeMarks } from './marks/make-marks';
import { makeOpenGraph } from './open-graph/make-open-graph';
import { makePartnerFilms, makePartnerLogos, makePartnerPosters } from './partners/make-partners';

/** `npm run media` makes everything; `npm run media -- hero-posters` only what is named. */
const jobs = new Map([
  ['font', makeFont],
  ['hero-posters', makeHeroPosters],
  ['hero-films', makeHeroFilms],
  ['marks', makeMarks],
  ['open-graph', makeOpenGraph],
  ['partner-logos', makePartnerLogos],
  ['partner-posters', makePartnerPosters],
  ['partner-films', makePartnerFilms],
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
