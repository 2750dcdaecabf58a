import { readdir, readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { buildId } from 'fixtures/builds/create-build';
import { listFiles } from '../store/disk/files';
import { recordFiles } from '../store/disk/release-folder';
import { createChatScratch } from '../testing/chat-scratch';
import { commandsOn } from '../testing/commands-on';
import { loseRecord } from '../testing/lose-record';
import { createTemplate } from '../testing/template';

const { scratch, chatBuilds, chat } = createChatScratch();
const { ponteJson, ponte } = commandsOn(scratch);
const why = ['--why', 'x', '--no-prepare'];
const builds = async () => (await readdir(join(scratch.store.location, 'builds/remote-chat'))).sort();

const five = createTemplate(() => chatBuilds(5));
beforeEach(() => five.copyInto(scratch.medium.folder));

test('history shows a gap where a record is lost for good', async () => {
  await loseRecord(scratch, 2);
  const { code, stdout } = await ponte('history');
  expect(code).toBe(0);
  const lines = stdout.trimEnd().split('\n');
  expect(lines.map((line) => line.split(/\s+/)[0])).toEqual(['5', '4', '3', '2', '1']);
  expect(lines[3]).toMatch(/^2 .*gap +the record of release 2 cannot be read$/);
  expect((await ponte('history', '--limit', '3')).stdout).not.toContain('gap');
  expect((await ponte('history', 'remote-chat', '--limit', '4')).stdout.split('\n')[3]).toMatch(/^2 .*gap/);
  expect((await ponteJson('history')).output).toMatchObject({
    lost: [{ serial: 2, problem: 'the record of release 2 cannot be read' }],
  });
});

test.each([
  [['--to', buildId(2)], 2],
  [['--to', buildId(1), '--force'], 1],
  [['--force'], 4],
])('rollback %j works across a gap', async (target, build) => {
  await loseRecord(scratch, 3);
  expect(await ponte('rollback', 'remote-chat', ...target, ...why)).toMatchObject({ code: 0 });
  expect(await chat()).toMatchObject({ build });
});

test('verify reports the lost copy of the live record, and --repair restores it', async () => {
  const copy = 'releases/000005/record.copy.json';
  const file = join(scratch.store.location, copy);
  const was = await readFile(file, 'utf8');
  await scratch.medium.remove(copy);
  const problem = 'the copy of the record of release 5 is missing or cannot be read';
  expect((await ponte('verify')).stdout).toContain(`wrong: ${problem} (ponte verify --repair restores it)`);
  expect(await ponte('verify', '--repair')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('the record of release 5 is repaired'),
  });
  expect(await readFile(file, 'utf8')).toBe(was);
});

/** A build that was published long ago and not requested since. */
async function age(build: number) {
  const folder = join(scratch.store.location, 'builds/remote-chat', buildId(build));
  const then = new Date('2020-01-01T00:00:00Z');
  for (const file of await listFiles(folder)) await utimes(join(folder, file), then, then);
  await utimes(folder, then, then);
}

test('gc keeps everything while a lost record may be the only one that names a build', async () => {
  const before = await builds();
  await age(2);
  await loseRecord(scratch, 2);
  for (const dryRun of [[], ['--dry-run']]) {
    expect(await ponte('gc', ...dryRun)).toMatchObject({
      code: 1,
      stderr:
        'error: the record of release 2 cannot be read, so gc cannot know which builds it made live ' +
        '(ponte verify --repair restores it if a newer record has a copy; with --days 0 that release does not count)\n',
    });
  }
  expect(await builds()).toEqual(before);
});

test('gc runs when the lost release ended before the days that it keeps', async () => {
  await loseRecord(scratch, 2);
  expect(await ponteJson('gc', '--days', '0')).toMatchObject({ code: 0, output: { removed: true } });
  expect(await builds()).toEqual([buildId(3), buildId(4), buildId(5)]);
});

test('gc respects a record that only newer records have a copy of', async () => {
  const before = await builds();
  await age(2);
  for (const file of recordFiles) await scratch.medium.write(`releases/000002/${file}`, '{');
  expect(await ponteJson('gc')).toMatchObject({ code: 0, output: { builds: [] } });
  expect(await builds()).toEqual(before);
});
