import { escapeHtml } from 'composer/html';
import type { Change } from '../compare';
import { difference } from '../html/numbers';
import { table, type Cell } from '../html/table';
import type { ReportData } from '../report';
import { costName } from './cost-names';

/** What a change cost, bundle by bundle and page by page. */
export function changesSection(earlier: ReportData | undefined, changes: readonly Change[]): string {
  const heading = '<h2 id="changes">What changed</h2>';
  if (!earlier) {
    return `${heading}<p>There is no earlier report to compare with. The next one is compared with this one.</p>`;
  }
  const before = `<p>Compared with the report of ${escapeHtml(describe(earlier))}.</p>`;
  if (changes.length === 0) return `${heading}${before}<p>No size and no count differs.</p>`;
  return heading + before + tableOf('Bundles', 'bundle', changes) + tableOf('Pages', 'page', changes);
}

export function describe({ at, commit }: Pick<ReportData, 'at' | 'commit'>): string {
  const date = `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`;
  return commit === undefined ? date : `${date}, commit ${commit.slice(0, 8)}`;
}

function tableOf(caption: string, group: Change['group'], changes: readonly Change[]): string {
  const rows = changes
    .filter((change) => change.group === group)
    .sort((a, b) => sizeOf(b) - sizeOf(a))
    .map((change): Cell[] => {
      const { name, inWords } = costName(change.cost);
      const value = (number: number | undefined) => (number === undefined ? '' : inWords(number));
      return [`${change.what}: ${name}`, value(change.before), value(change.after), difference(change, inWords)];
    });
  if (rows.length === 0) return '';
  const numbers = ['before', 'now', 'change'].map((head) => ({ head, isNumber: true }));
  return table(`${caption} that changed`, [{ head: caption }, ...numbers], rows);
}

function sizeOf({ before = 0, after = 0 }: Change): number {
  return Math.abs(after - before);
}
