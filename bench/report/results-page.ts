import type { LinkModel } from '../link/model';
import { ratioInWords } from '../statistics/ratio';
import type { Counts } from '../visits/count';
import { baselineRows } from './baseline';
import type { LimitCheck } from './limits';
import type { Machine } from './machine';
import type { Rounds, Summary } from './summary';

/** The results of one run; everything else is computed from the measurements in `rounds`. */
export interface Results {
  readonly date: string;
  readonly command: string;
  readonly machine: Machine;
  /** The machine's load when the rounds began and when they ended. */
  readonly load: readonly [number, number];
  readonly link: LinkModel;
  readonly slowdown: number;
  readonly subjects: readonly (Summary & { readonly id: string; readonly name: string; readonly counts: Counts })[];
  readonly limits: readonly LimitCheck[];
  readonly rounds: Rounds;
}

/** The results as Markdown. */
export function toMarkdown(results: Results): string {
  const { date, command, machine, load, link, slowdown, rounds } = results;
  return [
    '# Results of the benchmark',
    '',
    `${date}, \`${command}\`: ${rounds.length} rounds. Each visits every subject once, in random order.`,
    '',
    `- Machine: ${machine.cores} cores, ${machine.memoryGb} GB, Chromium ${machine.chromium}, Node ${machine.node}. Its load was`,
    `  ${load[0]} at the beginning and ${load[1]} at the end. Over the number of cores, times are long and vary; the ratios of a`,
    '  round vary less.',
    `- Link: ${link.roundTripMs} ms round trip, ${link.bitsPerSecond / 1e6} Mbps shared by all connections, slow start from`,
    `  ${link.initialSegments} segments; processor ${slowdown} times slower; nothing cached; HTTP/2, TLS 1.3, brotli.`,
    '- Page: the home page in Portuguese on a phone, films off. All subjects have the same content, styles and pictures.',
    '  Each ratio is the median of the ratios of the rounds, with its 95 % bootstrap interval.',
    '',
    ...table(subjectRows(results)),
    '',
    ...baselineLines(rounds),
    'LCP, FCP: largest and first contentful paint. Interactive: the script of the frame has loaded and begins to hydrate (a',
    'client-rendered page: to render); what islands load later does not count. TBT: the time beyond 50 ms of each task since the',
    'first paint; the work of a client-rendered page before its first paint does not count. Requests, kB (after brotli) and depth',
    'count what is requested until the page is interactive, without pictures. Depth is the number of responses that must arrive',
    'one after the other.',
    '',
    'The export by Astro renders the same components at build time. Its islands are the header, the first screen, the cookie',
    'notice and the corner with Hel (`client:load`), the partners and the footer (`client:visible`). It is interactive when the',
    '`client:load` islands are hydrated. The rest is HTML: the lines between the sections are not animated, and links load',
    'documents, without the router of the other subjects. Astro splits and requests its scripts, without preloads. The islands',
    'read their texts from the page.',
    '',
    '## Limits',
    '',
    ...table(limitRows(results)),
    '',
    'The command fails when the lower end of an interval is over its limit. All measurements are in `RESULTS.json`.',
    '',
  ].join('\n');
}

function subjectRows({ subjects }: Results): string[][] {
  const head = 'subject|LCP ms|against static|against one build|FCP ms|interactive ms|TBT ms|CLS|requests|kB|depth';
  return [
    head.split('|'),
    ...subjects.map(({ name, medians, againstStatic, againstOneBuild, counts }) => [
      name,
      ms(medians.largestPaint),
      ratioInWords(againstStatic),
      ratioInWords(againstOneBuild),
      ms(medians.firstPaint),
      medians.interactive === undefined ? 'none' : ms(medians.interactive),
      ms(medians.blocked),
      medians.shift.toFixed(3),
      String(counts.requests),
      (counts.bytes / 1000).toFixed(1),
      String(counts.depth),
    ]),
  ];
}

/** The composed site's times against those of another revision, measured in the same rounds. */
function baselineLines(rounds: Rounds): string[] {
  const rows = baselineRows(rounds);
  return rows.length > 0 ? [...table(rows), ''] : [];
}

function limitRows({ limits }: Results): string[][] {
  return [
    ['the composed site’s LCP', 'measured', 'limit', 'kept'],
    ...limits.map((check) => [check.what, ratioInWords(check.ratio), String(check.limit), keptInWords(check)]),
  ];
}

function keptInWords({ ratio, limit, isBroken }: LimitCheck): string {
  if (isBroken) return 'no';
  if (ratio.high <= limit) return 'yes';
  return ratio.median <= limit ? 'probably yes' : 'probably not';
}

function table(rows: readonly (readonly string[])[]): string[] {
  const lines = rows.map((cells) => `| ${cells.join(' | ')} |`);
  const line = `|${(rows[0] ?? []).map(() => ' --- |').join('')}`;
  return lines.toSpliced(1, 0, line);
}

function ms(value: number): string {
  return String(Math.round(value));
}
