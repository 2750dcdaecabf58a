import { escapeHtml } from 'composer/html';
import { partNames, type PartName } from '@ponte/contract/parts';
import { bundleLabel, compressedSize, findChange, type Change } from '../compare';
import { bar } from '../html/bar';
import { missing } from '../html/missing';
import { difference, kilobytes } from '../html/numbers';
import { table, type Cell } from '../html/table';
import { totalOf, type Bundle, type PartBuild, type ReportData } from '../report';

/** Packages below this share of a bundle are added up. */
const leastShare = 0.01;

/** What is in each bundle of each part. */
export function bundlesSection({ builds }: ReportData, changes: readonly Change[]): string {
  const parts = partNames.map((part) => {
    const build = builds.find((one) => one.part === part);
    return `<h3>${part}</h3>${build ? partOf(build, changes) : missing(`There is no build of ${part}`, buildOf(part))}`;
  });
  return [
    '<h2 id="bundles">Bundles</h2>',
    '<p>Every script and stylesheet after brotli. A package has its share of the bundle’s minified bytes, applied to the ',
    'compressed size, because a compressed file has no borders between modules.</p>',
    ...parts,
  ].join('');
}

const buildOf = (part: PartName) => `npm run build -w ${part}`;

function partOf({ part, build, bundles }: PartBuild, changes: readonly Change[]): string {
  const unknown = bundles.some(({ name, packages }) => name.endsWith('.js') && Object.keys(packages).length === 0);
  const most = Math.max(...bundles.map(({ bytes }) => bytes));
  return [
    `<p>Build <code>${escapeHtml(build)}</code>: ${kilobytes(totalOf(bundles))} in ${bundles.length} files.</p>`,
    unknown
      ? missing('The build did not record what its scripts consist of', `rm -r ${part}/.cache && ${buildOf(part)}`)
      : '',
    ...bundles.map((bundle) => bundleOf(part, bundle, most, changes)),
  ].join('');
}

function bundleOf(part: PartName, bundle: Bundle, most: number, changes: readonly Change[]): string {
  const { name, bytes } = bundle;
  const change = difference(findChange(changes, bundleLabel(part, name), compressedSize), kilobytes);
  const line = [
    `<span class="name"><code>${escapeHtml(name)}</code> <small>${escapeHtml(usesInWords(bundle))}</small></span>`,
    `<span class="number">${kilobytes(bytes)}${change && ` <b>${change}</b>`}</span>`,
    bar({ value: bytes, most }),
  ].join('');
  const rows = packageRows(bundle);
  if (rows.length === 0) return `<div class="bundle"><div class="line">${line}</div></div>`;
  const columns = [{ head: 'package' }, { head: 'size', isNumber: true }, { head: 'share', isNumber: true }];
  const content = table(`${part} ${name} by package`, columns, rows);
  return `<details class="bundle"><summary class="line">${line}</summary>${content}</details>`;
}

function packageRows({ bytes, packages }: Bundle): Cell[][] {
  const all = Object.entries(packages);
  const shown = all.filter(([, size]) => size >= bytes * leastShare);
  const rest = all.slice(shown.length);
  const restSize = rest.reduce((sum, [, size]) => sum + size, 0);
  const rows = rest.length > 0 ? [...shown, [`${rest.length} smaller`, restSize] as const] : shown;
  return rows.map(([name, size]) => [
    { html: escapeHtml(name) + bar({ value: size, most: bytes }) },
    kilobytes(size),
    `${Math.round((100 * size) / bytes)} %`,
  ]);
}

function usesInWords({ usedBy, mostly }: Bundle): string {
  if (usedBy.length === 0) return mostly ? `on demand, mostly ${mostly}` : 'on demand';
  if (usedBy.length > 3) return `${usedBy.length} modules`;
  return usedBy.join(', ');
}
