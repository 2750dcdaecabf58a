import { compare } from '../compare';
import type { ReportData } from '../report';
import { bundlesSection } from '../sections/bundles';
import { changesSection, describe } from '../sections/changes';
import { costsSection } from '../sections/costs';
import { historySection } from '../sections/history';
import { healingSection, rollbackSection, type Healing, type Rollback } from '../sections/times';
import type { Results } from '../../report/results-page';
import { escapeHtml } from 'composer/html';

export interface PageInput {
  readonly report: ReportData;
  readonly earlier: ReportData | undefined;
  readonly runs: readonly Results[];
  readonly healing: readonly Healing[];
  readonly rollback: readonly Rollback[];
  readonly css: string;
}

const links = [
  ['changes', 'What changed'],
  ['budgets', 'Budgets'],
  ['bundles', 'Bundles'],
  ['history', 'First visits'],
  ['healing', 'Time to heal'],
  ['rollback', 'Time to roll back'],
] as const;

/** The report as one page that requests nothing. */
export function createPage({ report, earlier, runs, healing, rollback, css }: PageInput): string {
  const changes = earlier ? compare(earlier, report) : [];
  const items = links.map(([id, text]) => `<li><a href="#${id}">${text}</a></li>`);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,">',
    `<title>Ponte: what the site costs</title><style>${css}</style></head><body>`,
    `<header><h1>What the site costs</h1><p>${escapeHtml(describe(report))}</p>`,
    `<nav aria-label="Sections"><ul>${items.join('')}</ul></nav></header><main>`,
    ...[
      changesSection(earlier, changes),
      costsSection(report, changes),
      bundlesSection(report, changes),
      historySection(runs),
      healingSection(healing),
      rollbackSection(rollback),
    ].map((section) => `<section>${section}</section>`),
    '</main></body></html>\n',
  ].join('');
}
