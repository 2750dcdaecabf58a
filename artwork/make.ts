import { makeFont } from './font/make-font';
import { makeHeroFilms, makeHeroPosters } from './hero/make-hero';
import { makeMarks } from './marks/make-marks';
import { makeOpenGraph } from './open-graph/make-open-graph';
import { makePeople } from './people/make-people';
import {
  makePartnerFilms,
  makePartnerLogos,
  makePartnerPosters,
  makeSiteFilms,
  makeSitePosters,
} from './partners/make-partners';

/** `npm run media` runs every job, `npm run media -- hero-posters` only the named ones. */
const jobs = new Map([
  ['font', makeFont],
  ['hero-posters', makeHeroPosters],
  ['hero-films', makeHeroFilms],
  ['marks', makeMarks],
  ['open-graph', makeOpenGraph],
  ['people', makePeople],
  ['partner-logos', makePartnerLogos],
  ['partner-posters', makePartnerPosters],
  ['partner-films', makePartnerFilms],
  ['site-posters', makeSitePosters],
  ['site-films', makeSiteFilms],
]);

const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !jobs.has(name));
if (unknown.length) throw new Error(`Unknown jobs: ${unknown.join(', ')}. Jobs: ${[...jobs.keys()].join(', ')}`);

for (const [name, make] of jobs) {
  if (requested.length && !requested.includes(name)) continue;
  const started = performance.now();
  await make();
  process.stdout.write(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
}
