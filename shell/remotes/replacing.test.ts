import { chunkError, createScriptedRemotes, expectConsoleErrors, noEntry } from '../testing/scripted-remotes';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));

const local = { build: 'local', entry: 'http://localhost:3003/remoteEntry.js' };

test('loads a preferred build first, and marks its modules as healed', async () => {
  const { remotes, mounted } = createScriptedRemotes({}, { 'remote-public': local });
  remotes.load('remote-public', 'home');
  await remotes.when('remote-public', 'home', ['ready']);

  expect(remotes.find('remote-public', 'home')).toMatchObject({ module: 'home of local', healed: true });
  expect(mounted).toEqual(['local']);
});

test('falls back from a preferred build that fails to the pinned one', async () => {
  const { remotes, beacons } = createScriptedRemotes({ local: noEntry }, { 'remote-public': local });
  remotes.load('remote-public', 'home');
  await remotes.when('remote-public', 'home', ['ready']);

  expect(remotes.find('remote-public', 'home')).toMatchObject({ module: 'home of public-2', healed: false });
  expect(beacons.map(({ build }) => build)).toEqual(['local']);
  expectConsoleErrors(1);
});

test('keeps a rendered module until the replacing build has loaded', async () => {
  const { remotes } = createScriptedRemotes({});
  remotes.load('remote-public', 'home');
  await remotes.when('remote-public', 'home', ['ready']);
  const states: string[] = [];
  const replaced = new Promise<void>((resolve) =>
    remotes.subscribe(() => {
      states.push(JSON.stringify(remotes.find('remote-public', 'home')));
      resolve();
    }),
  );
  remotes.replace('remote-public', local);
  await replaced;

  expect(states).toEqual([JSON.stringify({ status: 'ready', module: 'home of local', build: local, healed: true })]);
});

test('keeps a rendered module of another build until the new build is committed', async () => {
  const { remotes, commits, fails } = createScriptedRemotes({});
  remotes.load('remote-public', 'home');
  await remotes.when('remote-public', 'home', ['ready']);
  fails['public-2'] = chunkError('missing');
  remotes.load('remote-public', 'about');
  await remotes.when('remote-public', 'about', ['ready']);
  remotes.commit('remote-public', 'home');
  expect(commits()).toBe(0);
  expect(remotes.find('remote-public', 'home')).toMatchObject({ module: 'home of public-2' });

  remotes.commit('remote-public', 'about');
  expect(commits()).toBe(1);
  expect(remotes.find('remote-public', 'home')).toEqual({ status: 'absent' });
  expectConsoleErrors(1);
});
