import type { Results } from '../../report/results-page';
import { ratioInWords, type Ratio } from '../../statistics/ratio';
import { missing } from '../html/missing';
import { thousands } from '../html/numbers';
import { wideTable, type Cell } from '../html/table';
import { trend } from '../html/trend';

/** The runs of `npm run bench`, oldest first. */
export function historySection(runs: readonly Results[]): string {
  const heading = '<h2 id="history">First visits, run by run</h2>';
  if (runs.length === 0) return heading + missing('No run is recorded', 'npm run bench');
  const limits = runs.at(-1)?.limits ?? [];
  const plots = limits.map(({ what, limit }) => {
    const ratios = runs.flatMap((run) => findRatio(run, what) ?? []);
    const points = ratios.map(({ median, low, high }) => ({ value: median, low, high }));
    const title = `The composed site’s largest paint ${what}, in ${points.length} runs; the dashed line is the limit`;
    return `<figure>${trend(title, points, limit)}<figcaption>${title}</figcaption></figure>`;
  });
  return [
    heading,
    '<p>The runs that were committed, and the newest. The ratios of a run compare; the milliseconds of two runs do not, as ',
    'a machine is never the same.</p>',
    `<div class="cards">${plots.join('')}</div>`,
    runsTable(runs, limits),
    subjectsTable(runs.at(-1)),
  ].join('');
}

function findRatio({ limits }: Results, what: string): Ratio | undefined {
  return limits.find((limit) => limit.what === what)?.ratio;
}

function runsTable(runs: readonly Results[], limits: Results['limits']): string {
  const numbers = ['rounds', 'load', ...limits.map(({ what }) => `LCP ${what}`), 'kB until interactive'];
  const rows = runs.map((run): Cell[] => {
    const composed = run.subjects.find(({ id }) => id === 'composed');
    return [
      run.date,
      String(run.rounds.length),
      run.load.join(' to '),
      ...limits.map(({ what }) => ratioCell(findRatio(run, what))),
      composed ? thousands(composed.counts.bytes) : '',
    ];
  });
  return wideTable('Runs', [{ head: 'date' }, ...numbers.map((head) => ({ head, isNumber: true }))], rows);
}

function ratioCell(ratio: Ratio | undefined): string {
  return ratio ? ratioInWords(ratio) : '';
}

function subjectsTable(run: Results | undefined): string {
  if (!run) return '';
  const numbers = ['LCP ms', 'interactive ms', 'TBT ms', 'requests', 'kB'].map((head) => ({ head, isNumber: true }));
  const rows = run.subjects.map(({ name, medians, counts }): Cell[] => [
    name,
    String(Math.round(medians.largestPaint)),
    medians.interactive === undefined ? 'none' : String(Math.round(medians.interactive)),
    String(Math.round(medians.blocked)),
    String(counts.requests),
    thousands(counts.bytes),
  ]);
  return wideTable(`The subjects of ${run.date}`, [{ head: 'subject' }, ...numbers], rows);
}
