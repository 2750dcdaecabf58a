import { readSettings } from './settings';
import { UsageError } from './failure';

interface Benchmark {
  readonly what: string;
  readonly command: readonly string[];
  /** @throws UsageError */
  readonly check: (args: string[]) => unknown;
}

/** What each benchmark measures, its command, and a check of its arguments. */
const benchmarks: Readonly<Record<string, Benchmark>> = {
  'first-visit': {
    what: 'a first visit against its alternatives: RESULTS.md',
    command: [process.execPath, '--import', 'tsx', 'bench/run.ts'],
    check: readSettings,
  },
  pages: {
    what: 'the largest paint of every public page',
    command: [process.execPath, '--import', 'tsx', 'bench/pages/run.ts'],
    check: takeNone,
  },
  typeface: {
    what: 'how many first visits show the typeface',
    command: [process.execPath, '--import', 'tsx', 'bench/typeface/run.ts'],
    check: takeNone,
  },
  inputs: inTheBrowser('inputs', 'inputs and blocked time on a slow processor'),
  navigation: inTheBrowser('navigation', 'the next page after a click, its link prefetched or not'),
  'users-table': inTheBrowser('users-table', 'searching, sorting and paging 10,000 users'),
  rollback: inTheBrowser('rollback', 'a rollback until visitors get it'),
  healing: inTheBrowser('healing', 'a page with a broken part until it can be used'),
};

/** One line per benchmark. */
export const list = Object.entries(benchmarks).map(([name, { what }]) => `  ${name.padEnd(12)} ${what}`);

/**
 * The command line of a benchmark; `first-visit` when none is named.
 *
 * @throws UsageError when the benchmark does not exist or does not accept the arguments.
 */
export function planBenchmark(args: readonly string[]): readonly string[] {
  const [first = ''] = args;
  const isNamed = first !== '' && !first.startsWith('-');
  const name = isNamed ? first : 'first-visit';
  const benchmark = Object.hasOwn(benchmarks, name) ? benchmarks[name] : undefined;
  if (!benchmark) {
    throw new UsageError(`there is no benchmark ${name}. Name one of: ${Object.keys(benchmarks).join(', ')}`);
  }
  const rest = isNamed ? args.slice(1) : [...args];
  benchmark.check(rest);
  return [...benchmark.command, ...rest];
}

function takeNone([first]: string[]): void {
  if (first !== undefined) throw new UsageError(`this benchmark takes no arguments, and got ${first}`);
}

function inTheBrowser(name: string, what: string): Benchmark {
  return { what, command: ['npm', 'run', 'bench', '--silent', '-w', 'e2e', '--', name], check: takeNone };
}
