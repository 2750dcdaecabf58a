import type { LimitCheck } from './limits';
import { ratioInWords } from './ratio-in-words';
import type { Results } from './results';

/** The results as Markdown. */
export function toMarkdown(results: Results): string {
  const { date, command, machine, load, link, slowdown, rounds } = results;
  return [
    '# Results of the benchmark',
    '',
    `${date}, \`${command}\`: ${rounds.length} rounds, in each of which every subject got one first visit, in random order.`,
    '',
    `- Machine: ${machine.cores} cores, ${machine.memoryGb} GB, Chromium ${machine.chromium}, Node ${machine.node}. Its load was`,
    `  ${load[0]} at the beginning and ${load[1]} at the end: beyond the number of cores, times are long and uneven, ratios within`,
    '  a round less so.',
    `- Link: ${link.roundTripMs} ms round trip, ${link.bitsPerSecond / 1e6} Mbps shared by all connections, slow start from`,
    `  ${link.initialSegments} segments; processor ${slowdown} times slower; nothing cached; HTTP/2, TLS 1.3, brotli.`,
    '- Page: the home page in Portuguese on a phone, films off. All subjects have the same content, styles and pictures.',
    '  Ratios are medians of the rounds’ own ratios, with the interval that holds 95 of 100 resamplings.',
    '',
    ...table(subjectRows(results)),
    '',
    'LCP, FCP: largest and first contentful paint. Interactive: the script has all it needs and begins to hydrate, or, on a',
    'client-rendered page, to render. TBT: what tasks took beyond 50 ms each, from the first paint on, so that what such a page',
    'does before it shows anything is not in it. Requests, kB (after brotli) and depth: what is requested until the page is',
    'interactive, pictures aside; depth is how many responses must arrive one after the other.',
    '',
    'The export by Astro renders the same components when it is built. Its islands are the header, the first screen, the cookie',
    'notice and the corner with Hel (`client:load`), the partners and the footer (`client:visible`); it is interactive when',
    'those of the first kind have taken over. All else is HTML: the lines between the sections make no entrance, and links',
    'lead to documents, without the router that the others bring. Its scripts are split and requested as Astro does it, without',
    'preloads; its islands find their texts in the page.',
    '',
    '## Limits',
    '',
    ...table(limitRows(results)),
    '',
    'The command fails when the lower end of an interval is beyond its limit. All measurements are in `RESULTS.json`.',
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

function limitRows({ limits }: Results): string[][] {
  return [
    ['the composed site’s LCP', 'measured', 'limit', 'kept'],
    ...limits.map((check) => [check.what, ratioInWords(check.ratio), String(check.limit), keptInWords(check)]),
  ];
}

function keptInWords({ ratio, limit, isBroken }: LimitCheck): string {
  if (isBroken) return 'no';
  if (ratio.high <= limit) return 'yes';
  return ratio.median <= limit ? 'yes, not for certain' : 'no, not for certain';
}

function table(rows: readonly (readonly string[])[]): string[] {
  const lines = rows.map((cells) => `| ${cells.join(' | ')} |`);
  const line = `|${(rows[0] ?? []).map(() => ' --- |').join('')}`;
  return lines.toSpliced(1, 0, line);
}

function ms(value: number): string {
  return String(Math.round(value));
}
