import { median } from '../../statistics/ratio';
import { bar } from '../html/bar';
import { escapeHtml } from 'composer/html';
import { missing } from '../html/missing';
import { table, type Cell } from '../html/table';

interface Recorded {
  readonly date: string;
  readonly machine: { readonly cores: number; readonly load: number };
}

export interface Healing extends Recorded {
  /** Milliseconds by place, and by remote and fault. */
  readonly measured: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export interface Rollback extends Recorded {
  readonly goals: { readonly untilServed: number };
  readonly measured: { readonly untilServed: readonly number[]; readonly untilEnded: readonly number[] };
}

/** Milliseconds until a page with a broken part can be used. Of several runs, the newest has the table. */
export function healingSection(runs: readonly Healing[]): string {
  const heading = '<h2 id="healing">Time to heal</h2>';
  const run = runs.at(-1);
  if (!run) return heading + missing('No time is recorded', 'npm run bench -- healing');
  const most = Math.max(...Object.values(run.measured).flatMap((times) => Object.values(times)));
  const tables = Object.entries(run.measured).map(([place, times]) => {
    const rows = Object.entries(times).map(([what, time]): Cell[] => [
      { html: escapeHtml(what) + bar({ value: time, most }) },
      seconds(time),
    ]);
    return table(`Until ${place} can be used, s`, [{ head: 'remote, fault' }, { head: 'time', isNumber: true }], rows);
  });
  return `${heading}${machineLine(run)}<div class="cards">${tables.join('')}</div>`;
}

/** Seconds from the start of the command to the first page of the old build, and to the command's end. */
export function rollbackSection(runs: readonly Rollback[]): string {
  const heading = '<h2 id="rollback">Time to roll back</h2>';
  const run = runs.at(-1);
  if (!run) return heading + missing('No time is recorded', 'npm run bench -- rollback');
  const rows = runs.map(({ date, goals, measured }): Cell[] => {
    const served = median(measured.untilServed);
    const plot = bar({ value: served, most: Math.max(goals.untilServed, served), limit: goals.untilServed });
    const cells = [seconds(served), seconds(median(measured.untilEnded)), seconds(goals.untilServed)];
    return [{ html: escapeHtml(date) + plot }, ...cells, String(measured.untilServed.length)];
  });
  const numbers = ['until served, s', 'until the command ends, s', 'goal, s', 'rounds'];
  const columns = [{ head: 'date' }, ...numbers.map((head) => ({ head, isNumber: true }))];
  return heading + machineLine(run) + table('Rollbacks, medians', columns, rows);
}

function machineLine({ date, machine }: Recorded): string {
  return `<p>${escapeHtml(date)}, on ${machine.cores} cores with a load of ${machine.load}.</p>`;
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}
