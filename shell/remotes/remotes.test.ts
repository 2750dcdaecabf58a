import type { Beacon } from 'shared-config/contract/beacon';
import type { LockedBuild } from 'shared-config/contract/lock';
import { emptyFederation, lock } from '../testing/render';
import { PartFailure } from './failure';
import { createRemotes, type Federation, type Preferred } from './remotes';

/** A federation in which chosen builds fail. */
function scripted(fails: Record<string, unknown>, preferred?: Preferred) {
  const mounted: string[] = [];
  let settled = 0;
  let live: LockedBuild | undefined;
  const federation: Federation = {
    mount(_, build, attempt) {
      live = build;
      mounted.push(attempt ? `${build.build}#${attempt}` : build.build);
      return Promise.resolve();
    },
    load(_, module) {
      const failure = fails[live?.build ?? ''];
      if (failure === 'hang') return new Promise(() => {});
      return failure ? Promise.reject(failure as Error) : Promise.resolve(`${module} of ${live?.build}`);
    },
    settle: () => void (settled += 1),
  };
  const beacons: Beacon[] = [];
  const arrived: string[] = [];
  const report = (beacon: Beacon) => (beacon.phase === 'ready' ? arrived.push(beacon.build) : beacons.push(beacon));
  const remotes = createRemotes({ lock, preferred, federation, report, patience: 20 });
  return { remotes, mounted, settled: () => settled, beacons, arrived, fails };
}

const noEntry = new PartFailure({ phase: 'entry', kind: 'missing' }, 'no entry');
const chunkError = (kind: 'missing' | 'timeout' | 'other') =>
  new PartFailure({ phase: 'chunk', kind }, 'Loading chunk 12 failed.');

/** The failure is expected here, and so is the line that it leaves on the console. */
function expectConsoleError(times: number) {
  expect(console.error).toHaveBeenCalledTimes(times);
  jest.mocked(console.error).mockClear();
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));

test('a part that arrives is ready, and mounted once for all its modules', async () => {
  const { remotes, mounted, beacons, arrived } = scripted({});
  remotes.load('remote-public', 'home');
  await remotes.when('remote-public', 'home', ['ready']);
  remotes.load('remote-public', 'services');
  await remotes.when('remote-public', 'services', ['ready']);

  expect(remotes.find('remote-public', 'home')).toMatchObject({
    status: 'ready',
    module: 'home of public-2',
    healed: false,
  });
  expect(mounted).toEqual(['public-2']);
  expect(beacons).toEqual([]);
  expect(arrived).toEqual(['public-2', 'public-2']);
});

test('a part whose current build fails is swapped to the last known good one, and says so', async () => {
  const { remotes, mounted, beacons, arrived } = scripted({ 'public-2': chunkError('missing') });
  remotes.load('remote-public', 'home');
  await remotes.when('remote-public', 'home', ['ready']);

  expect(remotes.find('remote-public', 'home')).toMatchObject({ module: 'home of public-1', healed: true });
  expect(mounted).toEqual(['public-2', 'public-1']);
  expect(beacons).toEqual([{ remote: 'remote-public', build: 'public-2', phase: 'chunk', kind: 'missing' }]);
  expect(arrived).toEqual(['public-1']);
  expectConsoleError(1);
});

test('what comes later of a healed part comes from the same build', async () => {
  const { remotes, mounted } = scripted({ 'public-2': chunkError('missing') });
  remotes.load('remote-public', 'home');
  await remotes.when('remote-public', 'home', ['ready']);
  remotes.load('remote-public', 'services');
  await remotes.when('remote-public', 'services', ['ready']);

  expect(remotes.find('remote-public', 'services')).toMatchObject({ module: 'services of public-1' });
  expect(mounted).toEqual(['public-2', 'public-1']);
  expectConsoleError(1);
});

test('a part that hangs is given up after the shell’s own patience', async () => {
  const { remotes, beacons } = scripted({ 'public-2': 'hang' });
  remotes.load('remote-public', 'home');
  await remotes.when('remote-public', 'home', ['ready']);

  expect(beacons).toMatchObject([{ phase: 'hung', kind: 'timeout' }]);
  expectConsoleError(1);
});

test('without a last known good build it fails, and a retry asks again under another address', async () => {
  const { remotes, mounted, fails } = scripted({ 'chat-2': noEntry });
  remotes.load('remote-chat', 'assistant');
  await remotes.when('remote-chat', 'assistant', ['failed']);
  expect(remotes.find('remote-chat', 'assistant')).toMatchObject({ failure: { phase: 'entry', kind: 'missing' } });

  delete fails['chat-2'];
  remotes.retry('remote-chat');
  await remotes.when('remote-chat', 'assistant', ['ready']);
  expect(mounted).toEqual(['chat-2', 'chat-2#1']);
  expectConsoleError(1);
});

test('a remote that is not part of the site fails at once, and nothing is reported of it', async () => {
  const { remotes, beacons, mounted } = scripted({});
  remotes.load('remote-unreleased', 'home');
  await remotes.when('remote-unreleased', 'home', ['failed']);
  expect(remotes.find('remote-unreleased', 'home')).toMatchObject({ failure: { phase: 'entry', kind: 'missing' } });

  remotes.retry('remote-unreleased');
  await remotes.when('remote-unreleased', 'home', ['failed']);
  expect([mounted, beacons]).toEqual([[], []]);
});

test('when both builds fail the part fails, with a beacon for each', async () => {
  const { remotes, beacons } = scripted({ 'public-2': chunkError('other'), 'public-1': chunkError('timeout') });
  remotes.load('remote-public', 'home');
  await remotes.when('remote-public', 'home', ['failed']);

  expect(beacons.map(({ build, kind }) => [build, kind])).toEqual([
    ['public-2', 'other'],
    ['public-1', 'timeout'],
  ]);
  expectConsoleError(2);
});

test('a part that throws while it is drawn is swapped like one that never came', async () => {
  const { remotes, beacons } = scripted({});
  remotes.load('remote-public', 'home');
  await remotes.when('remote-public', 'home', ['ready']);
  remotes.failRender('remote-public', 'home');
  await remotes.when('remote-public', 'home', ['ready']);

  expect(remotes.find('remote-public', 'home')).toMatchObject({ module: 'home of public-1', healed: true });
  expect(beacons).toEqual([{ remote: 'remote-public', build: 'public-2', phase: 'render', kind: 'other' }]);
});

const local = { build: 'local', entry: 'http://localhost:3003/remoteEntry.js' };

test('a preferred build comes first, and is no build that the page was made with', async () => {
  const { remotes, mounted } = scripted({}, { 'remote-public': local });
  remotes.load('remote-public', 'home');
  await remotes.when('remote-public', 'home', ['ready']);

  expect(remotes.find('remote-public', 'home')).toMatchObject({ module: 'home of local', healed: true });
  expect(mounted).toEqual(['local']);
});

test('behind a preferred build that fails stands what the lock pins', async () => {
  const { remotes, beacons } = scripted({ local: noEntry }, { 'remote-public': local });
  remotes.load('remote-public', 'home');
  await remotes.when('remote-public', 'home', ['ready']);

  expect(remotes.find('remote-public', 'home')).toMatchObject({ module: 'home of public-2', healed: false });
  expect(beacons.map(({ build }) => build)).toEqual(['local']);
  expectConsoleError(1);
});

test('what is drawn stays until the build that replaces it is there', async () => {
  const { remotes } = scripted({});
  remotes.load('remote-public', 'home');
  await remotes.when('remote-public', 'home', ['ready']);
  const seen: string[] = [];
  remotes.subscribe(() => seen.push(JSON.stringify(remotes.find('remote-public', 'home'))));
  remotes.replace('remote-public', local);
  await new Promise((resolve) => setTimeout(resolve, 0));

  expect(seen).toEqual([JSON.stringify({ status: 'ready', module: 'home of local', build: local, healed: true })]);
});

test('what is drawn keeps its build until another is drawn; then the part is of one build again', async () => {
  const { remotes, settled, fails } = scripted({});
  remotes.load('remote-public', 'home');
  await remotes.when('remote-public', 'home', ['ready']);
  fails['public-2'] = chunkError('missing');
  remotes.load('remote-public', 'about');
  await remotes.when('remote-public', 'about', ['ready']);
  remotes.settle('remote-public', 'home');
  expect(settled()).toBe(0);
  expect(remotes.find('remote-public', 'home')).toMatchObject({ module: 'home of public-2' });

  remotes.settle('remote-public', 'about');
  expect(settled()).toBe(1);
  expect(remotes.find('remote-public', 'home')).toEqual({ status: 'absent' });
  expectConsoleError(1);
});

test('a module that comes after its build was given up is not shown', async () => {
  let arrive: (module: unknown) => void = () => {};
  const federation: Federation = {
    ...emptyFederation,
    load: (_, module) => (module === 'late' ? new Promise((resolve) => (arrive = resolve)) : Promise.reject(noEntry)),
  };
  const remotes = createRemotes({ lock, federation, report: () => {} });
  remotes.load('remote-chat', 'late');
  remotes.load('remote-chat', 'assistant');
  await remotes.when('remote-chat', 'assistant', ['failed']);
  arrive('late');
  await remotes.when('remote-chat', 'late', ['failed']);
  expectConsoleError(1);
});
