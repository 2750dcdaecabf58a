/** `npm run bench -- <name>`: runs one benchmark, or the first visit when none is named. Each writes its results. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** What each measures, and the command that does it. */
const benchmarks: Readonly<Record<string, { readonly what: string; readonly command: readonly string[] }>> = {
  'first-visit': {
    what: 'a first visit against its alternatives: RESULTS.md',
    command: [process.execPath, '--import', 'tsx', 'bench/run.ts'],
  },
  pages: {
    what: 'the largest paint of every public page',
    command: [process.execPath, '--import', 'tsx', 'bench/pages/run.ts'],
  },
  inputs: { what: 'inputs and blocked time on a slow processor', command: inTheBrowser('inputs') },
  'users-table': { what: 'searching, sorting and paging 10,000 users', command: inTheBrowser('users-table') },
  rollback: { what: 'a rollback until visitors get it', command: inTheBrowser('rollback') },
  healing: { what: 'a page with a broken part until it is of use', command: inTheBrowser('healing') },
};

const [first = '', ...rest] = process.argv.slice(2);
const isNamed = first !== '' && !first.startsWith('-');
const benchmark = benchmarks[isNamed ? first : 'first-visit'];
if (!benchmark) {
  const list = Object.entries(benchmarks).map(([name, { what }]) => `  ${name.padEnd(12)} ${what}`);
  console.error([`There is no benchmark ${first}. These are there:`, ...list].join('\n'));
  process.exit(2);
}
const [file = '', ...args] = benchmark.command;
const given = isNamed ? rest : process.argv.slice(2);
process.exitCode = spawnSync(file, [...args, ...given], { cwd: root, stdio: 'inherit' }).status ?? 1;

function inTheBrowser(name: string): string[] {
  return ['npm', 'run', 'bench', '-w', 'e2e', '--', name];
}
