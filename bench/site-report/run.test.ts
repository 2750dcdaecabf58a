import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '../..');

test.each([
  [['--nonsense'], "report: Unknown option '--nonsense'"],
  [['--against', 'package.json'], 'report: --against: package.json is no data of a report'],
  [['--against', 'none.json'], 'report: --against: none.json is no data of a report'],
])('rejects %j in one line, with exit code 2', (args, line) => {
  const command = ['--import', 'tsx', 'bench/site-report/run.ts', ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^report: [^\n]+\n$/);
  expect(stderr).toContain(line);
});
