import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRecorded } from './recorded';

let root: string;
beforeEach(async () => (root = await mkdtemp(join(tmpdir(), 'recorded-'))));
afterEach(() => rm(root, { recursive: true }));

const write = (content: string) => writeFile(join(root, 'results.json'), content);

function git(...args: string[]): void {
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@ponte.example', ...args], { cwd: root });
}

async function commit(content: string): Promise<void> {
  await write(content);
  git('add', '.');
  git('commit', '--quiet', '-m', 'results');
}

test('returns every committed version and the present one, oldest first, each once', async () => {
  git('init', '--quiet');
  await commit('{"run":1}');
  await commit('{ "run": 1 }');
  await commit('not JSON');
  await commit('{"run":2}');
  await write('{"run":3}');
  expect(await readRecorded(root, 'results.json')).toEqual([{ run: 1 }, { run: 2 }, { run: 3 }]);
});

test('returns the present version without git, and nothing without a file', async () => {
  expect(await readRecorded(root, 'results.json')).toEqual([]);
  await write('{"run":1}');
  expect(await readRecorded(root, 'results.json')).toEqual([{ run: 1 }]);
});
