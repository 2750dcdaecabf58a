import { buildId } from 'fixtures/builds/create-build';
import { commandsOn } from '../testing/commands-on';
import { s3 } from '../testing/media';
import { onReadOnlyDisk } from '../testing/read-only-disk';
import { createScratch, type Scratch } from '../testing/scratch';
import { createTemplate } from '../testing/template';

const changing: ReadonlyArray<readonly [command: string, args: readonly string[]]> = [
  ['publish', ['publish', 'remote-chat', 'BUILD']],
  ['promote', ['promote', `remote-chat@${buildId(2)}`, '--why', 'new']],
  ['a canary', ['promote', `remote-chat@${buildId(2)}`, '--canary', '10', '--why', 'new']],
  ['rollback', ['rollback', 'remote-admin', '--why', 'back']],
  ['settings set', ['settings', 'set', 'BRAND=Nova', '--why', 'name']],
  ['gc', ['gc']],
];
const reading: ReadonlyArray<readonly string[]> = [
  ['status'],
  ['history'],
  ['diff', '1'],
  ['verify'],
  ['settings'],
  ['rollback', 'remote-admin', '--list'],
  ['promote', `remote-chat@${buildId(2)}`, '--why', 'new', '--dry-run'],
  ['gc', '--dry-run'],
];

/** A site with a build of a remote before the live one, and a build that may go live. */
async function startWithBuilds(scratch: Scratch): Promise<void> {
  await scratch.start();
  await scratch.publish('remote-admin', 2);
  await scratch.promote('remote-admin', 2);
  await scratch.publish('remote-chat', 2);
}

describe('a read-only folder', () => {
  const scratch = createScratch();
  const ponte = (args: readonly string[], code = 'EROFS') =>
    onReadOnlyDisk(scratch.store.location, code, () => commandsOn(scratch).ponte(...args));
  const started = createTemplate(() => startWithBuilds(scratch));
  beforeEach(() => started.copyInto(scratch.medium.folder));

  it.each(changing)('is named as read-only by %s', async (_command, args) => {
    const build = await scratch.build('remote-chat', 3);
    const { code, stdout, stderr } = await ponte(args.map((arg) => (arg === 'BUILD' ? build : arg)));
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr.trim().split('\n').at(-1)).toMatch(
      `error: the store at ${scratch.store.location} is read-only (EROFS`,
    );
    expect(stderr).toContain('mount it writable, or name another with --store');
    expect(await scratch.store.releases.findLiveSerial()).toBe(2);
  });

  it.each(['EACCES', 'EPERM'])('is named as read-only after %s too', async (code) => {
    const { stderr } = await ponte(['rollback', 'remote-admin', '--why', 'back'], code);
    expect(stderr).toContain(`error: the store at ${scratch.store.location} is read-only (${code}`);
    expect(stderr).toContain('run the command as the user who owns it');
  });

  it('is named as such with --json', async () => {
    const { code, stdout } = await ponte(['rollback', 'remote-admin', '--why', 'back', '--json']);
    const message = expect.stringContaining(`the store at ${scratch.store.location} is read-only`);
    expect({ code, ...JSON.parse(stdout) }).toMatchObject({ code: 1, error: { code: 'refused', message } });
  });

  it.each(reading)('is still read by %s %s', async (...args) => {
    expect(await ponte(args)).toMatchObject({ code: 0 });
  });
});

describe('a bucket whose keys may only read', () => {
  const scratch = createScratch(s3);
  const ponte = (args: readonly string[]) => commandsOn(scratch).ponte(...args);
  const started = createTemplate(() => startWithBuilds(scratch));
  beforeEach(async () => {
    await started.copyInto(scratch.medium.folder);
    scratch.medium.server.interfere = ({ method }) =>
      method === 'PUT' || method === 'DELETE' ? { status: 403, code: 'AccessDenied' } : undefined;
  });

  it.each(changing)('is named as read-only by %s', async (_command, args) => {
    const build = await scratch.build('remote-chat', 3);
    const { code, stdout, stderr } = await ponte(args.map((arg) => (arg === 'BUILD' ? build : arg)));
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr.trim().split('\n').at(-1)).toMatch(
      `error: the store at ${scratch.medium.location} is read-only for these keys: access is denied`,
    );
    expect(stderr).toContain('let these keys list, read, write and delete below the prefix');
  });

  it.each(reading)('is still read by %s %s', async (...args) => {
    expect(await ponte(args)).toMatchObject({ code: 0 });
  });
});
