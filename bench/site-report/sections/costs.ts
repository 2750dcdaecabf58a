import { escapeHtml } from 'composer/html';
import type { RecordedCosts } from '../../../e2e/budgets/record';
import { findChange, pageLabel, type Change } from '../compare';
import { bar } from '../html/bar';
import { missing } from '../html/missing';
import { difference } from '../html/numbers';
import { table, type Cell } from '../html/table';
import type { ReportData } from '../report';
import { costName, sumName } from './cost-names';

/** Budgets by page and part, as the stories measured them. */
export function costsSection({ costs, builds }: ReportData, changes: readonly Change[]): string {
  const heading = '<h2 id="budgets">Budgets</h2>';
  if (costs.length === 0) {
    return heading + missing('The budgets are not measured', 'npm run build:tools && npm test -w e2e -- budgets');
  }
  const pages = costs.filter(({ screen }) => screen !== undefined);
  const sums = costs.filter(({ screen }) => screen === undefined);
  const present = Object.fromEntries(builds.map(({ part, build }) => [part, build]));
  const others = costs.some((recorded) =>
    Object.entries(present).some(([part, build]) => recorded.builds[part] !== build),
  );
  return [
    heading,
    '<p>Bytes are after brotli. The line in a bar is the goal, its end the limit, which fails the tests.</p>',
    others ? missing('Some were measured with other builds than those below', 'npm test -w e2e -- budgets') : '',
    `<div class="cards">${sumsTable(sums, changes)}${pages.map((page) => pageTable(page, changes)).join('')}</div>`,
    '<p class="quiet">The stories measure one page of each kind. <code>npm run test:slow -w e2e -- budgets</code> adds the other kinds, ',
    '<code>npm run test:long -w e2e -- budgets</code> every page.</p>',
  ].join('');
}

function pageTable(recorded: RecordedCosts, changes: readonly Change[]): string {
  const rows = Object.keys(recorded.costs).map((cost) => row(costName(cost).name, recorded, cost, changes));
  return costsTable(pageLabel(recorded), rows);
}

function sumsTable(sums: readonly RecordedCosts[], changes: readonly Change[]): string {
  const rows = sums.flatMap((recorded) =>
    Object.keys(recorded.costs).map((cost) => row(sumName(recorded.of), recorded, cost, changes)),
  );
  return rows.length > 0 ? costsTable('Sums of several files, kB', rows) : '';
}

/** The column of changes is left out where there are none: phones are narrow. */
function costsTable(caption: string, rows: readonly Cell[][]): string {
  const numbers = ['measured', 'goal', 'limit', 'change'].map((head) => ({ head, isNumber: true }));
  const width = rows.some((cells) => cells.at(-1) !== '') ? 5 : 4;
  const shown = rows.map((cells) => cells.slice(0, width));
  return table(caption, [{ head: 'cost' }, ...numbers].slice(0, width), shown);
}

function row(name: string, recorded: RecordedCosts, cost: string, changes: readonly Change[]): Cell[] {
  const { measured = NaN, goal = NaN, limit = NaN } = recorded.costs[cost] ?? {};
  const { inWords } = costName(cost);
  const most = Math.max(limit, measured);
  const plot = most > 0 ? bar({ value: measured, most, limit, goal }) : '';
  // A difference that the rounded numbers do not show is none.
  const isOver = (budget: number) => measured > budget && inWords(measured) !== inWords(budget);
  const state = measured > limit ? 'over the limit' : isOver(goal) ? 'over the goal' : '';
  const mark = state && ` <strong class="${measured > limit ? 'over' : 'near'}">${state}</strong>`;
  const change = difference(findChange(changes, pageLabel(recorded), cost), inWords);
  return [{ html: escapeHtml(name) + mark + plot }, inWords(measured), inWords(goal), inWords(limit), change];
}
