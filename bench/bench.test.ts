import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

function bench(args: readonly string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(__dirname, 'bench.ts'), ...args],
    { cwd: join(__dirname, '..'), encoding: 'utf8', env: { ...process.env, ...env }, timeout: 50_000 },
  );
  return { status, stdout, stderr };
}

it.each([
  [['nonsense'], 'there is no benchmark nonsense. Name one of: first-visit, pages, typeface, inputs, '],
  [['constructor'], 'there is no benchmark constructor. '],
  [['--rounds', 'many'], '--rounds: many is not a number of rounds'],
  [['--rounds', '0'], '--rounds: 0 is not a number of rounds'],
  [['--rounds'], "Option '--rounds <value>' argument missing"],
  [['--round', '3'], "Unknown option '--round'"],
  [
    ['--baseline', '/nowhere'],
    '--baseline: /nowhere is no checkout with a released site. Run `npm ci && npm run bench',
  ],
  [['first-visit', 'twice'], "Unexpected argument 'twice'"],
  [['pages', '--rounds', '3'], 'this benchmark takes no arguments, and got --rounds'],
  [['rollback', 'now'], 'this benchmark takes no arguments, and got now'],
])('rejects %j in one line, with exit code 2', (args, line) => {
  const { status, stdout, stderr } = bench(args);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^bench: [^\n]+\n$/);
  expect(stderr).toContain(line);
});

it.each(['first-visit', 'pages', 'rollback'])(
  'reports before %s builds anything that CHROMIUM names no file',
  (name) => {
    const line = 'bench: CHROMIUM names /no/chromium, and there is no such file\n';
    expect(bench([name], { CHROMIUM: '/no/chromium' })).toEqual({ status: 1, stdout: '', stderr: line });
  },
);

it('lists the benchmarks', () => {
  const { status, stdout } = bench(['--help']);
  expect({ status, names: stdout.match(/^ {2}\S+/gm)?.map((name) => name.trim()) }).toEqual({
    status: 0,
    names: ['first-visit', 'pages', 'typeface', 'inputs', 'navigation', 'users-table', 'rollback', 'healing'],
  });
});
