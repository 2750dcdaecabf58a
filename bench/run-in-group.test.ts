import { EventEmitter } from 'node:events';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@ponte/toolchain/jest/until';
import { isRunning } from '../releases/store/disk/atomic-writes';
import { runInGroup } from './run-in-group';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'ponte-group-'))));
afterEach(() => rm(folder, { recursive: true }));

const exists = (file: string) => stat(file).then(Boolean, () => false);
/** Starts a process that ignores SIGINT, as some browsers do, writes its id to a file, and runs until it is killed. */
const starter = (own: string) => `
  const child = require('node:child_process').spawn(process.execPath, ['-e',
    "process.on('SIGINT', () => {}); require('node:fs').writeFileSync('pid', String(process.pid)); setInterval(() => {}, 1000)"]);
  ${own}
  setInterval(() => {}, 1000);`;

async function interrupt(own: string, times: number) {
  const signals = new EventEmitter();
  const ended = runInGroup([process.execPath, '-e', starter(own)], { cwd: folder, signals });
  const file = join(folder, 'pid');
  await until('the started process', async () => (await exists(file)) && (await readFile(file, 'utf8')) !== '');
  for (let count = 0; count < times; count += 1) signals.emit('SIGINT');
  const pid = Number(await readFile(file, 'utf8'));
  return { ended: await ended, pid, listeners: signals.listenerCount('SIGINT') };
}

it.each([
  ['one interruption, with what it started', '', 1],
  ['a second one, when it ignores the first', "process.on('SIGINT', () => {});", 2],
])('ends a command at %s', async (_case, own, times) => {
  const { ended, pid, listeners } = await interrupt(own, times);
  expect({ ended, listeners }).toEqual({ ended: 'interrupted', listeners: 0 });
  await until('the end of what the command started', () => !isRunning(pid));
});

it('returns the exit code of a command that ends by itself', async () => {
  const ended = runInGroup([process.execPath, '-e', 'process.exit(7)'], { cwd: folder, signals: new EventEmitter() });
  expect(await ended).toBe(7);
});

it('rejects when the command does not exist', async () => {
  await expect(runInGroup(['/no/such/command'], { cwd: folder, signals: new EventEmitter() })).rejects.toThrow(
    'ENOENT',
  );
});
