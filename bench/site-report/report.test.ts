import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createPage } from './html/page';
import { readInput } from './read/input';
import type { ReportData } from './report';

let root: string;
beforeEach(async () => (root = await mkdtemp(join(tmpdir(), 'report-'))));
afterEach(() => rm(root, { recursive: true }));

async function write(file: string, content: unknown): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
}

async function makePage(earlier?: (report: ReportData) => ReportData): Promise<string> {
  const input = await readInput(root, new Date('2026-11-23T10:00:00Z'));
  return createPage({ ...input, earlier: earlier?.(input.report), css: 'body{}' });
}

/** The rows of the table with this caption, as texts. */
function rowsOf(html: string, caption: string): string[][] {
  const [, table = ''] = html.split(`<caption>${caption}</caption>`);
  const [content = ''] = table.split('</table>');
  const rows = [...content.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) => row.split(/<\/t[hd]>/).slice(0, -1));
  return rows.map((cells) => cells.map((cell) => cell.replace(/<[^>]*>/g, '')));
}

const main = 'static/js/main.js';
const chunk = 'static/js/36.js';
const contract = {
  part: 'shell',
  build: '1.0.0-0a1b',
  entry: main,
  initial: { js: [main], css: [] },
  exposes: {},
  federation: { js: [chunk], css: [] },
  files: { [main]: '', [chunk]: '', 'node/shell.cjs': '' },
};

async function writeSite(): Promise<void> {
  await write(`shell/dist/${main}`, 'ab'.repeat(500));
  await write(`shell/dist/${chunk}`, 'x');
  await write('shell/dist/contract.json', contract);
  const modules = { 'shell/App.tsx': 250, 'node_modules/react/index.js': 750 };
  await write('shell/.cache/contents.json', { build: '1.0.0-0a1b', scripts: { [main]: modules } });
  const measured = { html: { measured: 12_675, goal: 12_000, limit: 12_900 }, css: { measured: 5, goal: 1, limit: 2 } };
  const builds = { shell: '1.0.0-0a1b' };
  await write('e2e/.data/costs/%2Fpt%20phone.json', { of: '/pt', screen: 'phone', builds, costs: measured });
  const sum = { bytes: { measured: 6100, goal: 12_000, limit: 12_000 } };
  await write('e2e/.data/costs/assistant.json', { of: 'assistant', builds, costs: sum });
}

test('says of everything that is missing which command makes it', async () => {
  const commands = [...(await makePage()).matchAll(/Run <code>([^<]*)<\/code>/g)].map(([, command]) => command);
  expect(commands).toEqual([
    'npm run build:tools &amp;&amp; npm test -w e2e -- budgets',
    'npm run build -w shell',
    'npm run build -w remote-public',
    'npm run build -w remote-admin',
    'npm run build -w remote-chat',
    'npm run bench',
    'npm run bench -- healing',
    'npm run bench -- rollback',
  ]);
});

test('shows each cost with its goal and limit, and what exceeds them', async () => {
  await writeSite();
  const page = await makePage();
  expect(rowsOf(page, '/pt, phone')).toEqual([
    ['cost', 'measured', 'goal', 'limit'],
    ['HTML with its styles, kB over the goal', '12.7', '12.0', '12.9'],
    ['styles, kB over the limit', '0.0', '0.0', '0.0'],
  ]);
  expect(rowsOf(page, 'Sums of several files, kB')).toContainEqual(['Hel’s script', '6.1', '12.0', '12.0']);
  expect(page).not.toContain('measured with other builds');
});

test('shows what each bundle consists of, without files that no browser loads', async () => {
  await writeSite();
  const page = await makePage();
  const packages = rowsOf(page, 'shell main.js by package').map(([name, , share]) => [name, share]);
  expect(packages.slice(1)).toEqual([
    ['react', expect.stringMatching(/^7\d %$/)],
    ['shell', expect.stringMatching(/^2\d %$/)],
  ]);
  expect(page).toContain('<code>36.js</code> <small>federation</small>');
  expect(page).not.toContain('shell.cjs');
  // The build recorded nothing of that script.
  expect(page).toContain('rm -r shell/.cache &amp;&amp; npm run build -w shell');
});

test('shows the difference to an earlier report, per bundle and page', async () => {
  await writeSite();
  const page = await makePage((report) => ({
    ...report,
    at: '2026-11-22T09:30:00.000Z',
    commit: 'a0b2bf5600000000',
    builds: report.builds.map((build) => ({
      ...build,
      bundles: build.bundles.map((bundle) => ({ ...bundle, bytes: bundle.bytes + 2000 })),
    })),
    costs: report.costs.map((recorded) => ({
      ...recorded,
      costs: recorded.costs.html
        ? { ...recorded.costs, html: { ...recorded.costs.html, measured: 12_275 } }
        : recorded.costs,
    })),
  }));
  expect(page).toContain('Compared with the report of 2026-11-22 09:30 UTC, commit a0b2bf56.');
  const bundles = rowsOf(page, 'Bundles that changed');
  expect(bundles.map(([name, , , change]) => [name, change])).toEqual([
    ['Bundles', 'change'],
    ['shell main.js: size, kB', '−2.0'],
    ['shell 36.js: size, kB', '−2.0'],
  ]);
  expect(rowsOf(page, '/pt, phone')[1]?.at(-1)).toBe('+0.4');
});

test('counts differences that are too small to show, and lists none of them', async () => {
  await writeSite();
  const page = await makePage((report) => ({
    ...report,
    builds: report.builds.map((build) => ({
      ...build,
      bundles: build.bundles.map((bundle) => ({ ...bundle, bytes: bundle.bytes + 20 })),
    })),
  }));
  expect(rowsOf(page, 'Bundles that changed')).toEqual([]);
  expect(page).toContain('2 values differ by less than is shown.');
  expect(await makePage((report) => report)).toContain('No size and no count differs.');
});

test('marks costs that were measured with other builds', async () => {
  await writeSite();
  await write('shell/dist/contract.json', { ...contract, build: '1.0.0-ffff' });
  const page = await makePage();
  expect(page).toContain('Some were measured with other builds than those below');
  // What another build consists of is not shown for this one.
  expect(rowsOf(page, 'shell main.js by package')).toEqual([]);
});

test('shows times to heal and to roll back in seconds', async () => {
  const machine = { cores: 2, load: 0.4 };
  await write('bench/results/healing.json', {
    date: '2026-11-23',
    machine,
    measured: { home: { 'remote-chat, none': 900, 'remote-chat, entry missing': 1450 } },
  });
  await write('bench/results/rollback.json', {
    date: '2026-11-23',
    machine,
    goals: { untilServed: 1000 },
    measured: { untilServed: [600, 700, 2000], untilEnded: [800, 900, 1000] },
  });
  const page = await makePage();
  expect(rowsOf(page, 'Until home can be used, s')).toContainEqual(['remote-chat, entry missing', '1.4']);
  expect(rowsOf(page, 'Rollbacks, medians')[1]).toEqual(['2026-11-23', '0.7', '0.9', '1.0', '3']);
});

test('requests nothing', async () => {
  await writeSite();
  expect(await makePage()).not.toMatch(/(src|href)="(?!#|data:,)|url\(|@import|<script/);
});

test('names a file that is no JSON', async () => {
  await write('bench/results/healing.json', '{');
  await expect(makePage()).rejects.toThrow(/healing\.json is no JSON/);
});
