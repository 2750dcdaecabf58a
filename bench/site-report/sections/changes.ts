import { escapeHtml } from 'composer/html';
import type { Change } from '../compare';
import { difference } from '../html/numbers';
import { table, type Cell } from '../html/table';
import type { ReportData } from '../report';
import { costName, sumName } from './cost-names';

/** What a change cost, bundle by bundle and page by page. */
export function changesSection(earlier: ReportData | undefined, changes: readonly Change[]): string {
  const heading = '<h2 id="changes">What changed</h2>';
  if (!earlier) {
    return `${heading}<p>There is no earlier report to compare with. The next one is compared with this one.</p>`;
  }
  const before = `<p>Compared with the report of ${escapeHtml(describe(earlier))}.</p>`;
  const visible = changes.filter(isVisible);
  const tables = tableOf('Bundles', 'bundle', visible) + tableOf('Pages', 'page', visible);
  const hidden = changes.length - visible.length;
  const rest =
    hidden > 0 ? `<p>${hidden} ${hidden === 1 ? 'value differs' : 'values differ'} by less than is shown.</p>` : '';
  return heading + before + (changes.length > 0 ? tables + rest : '<p>No size and no count differs.</p>');
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
      return [
        `${sumName(change.what)}: ${name}`,
        value(change.before),
        value(change.after),
        difference(change, inWords),
      ];
    });
  if (rows.length === 0) return '';
  const numbers = ['before', 'now', 'change'].map((head) => ({ head, isNumber: true }));
  return table(`${caption} that changed`, [{ head: caption }, ...numbers], rows);
}

/** Whether the numbers, rounded as they are shown, differ by anything. */
function isVisible(change: Change): boolean {
  const { inWords } = costName(change.cost);
  return change.before === undefined || change.after === undefined || inWords(sizeOf(change)) !== inWords(0);
}

function sizeOf({ before = 0, after = 0 }: Change): number {
  return Math.abs(after - before);
}
