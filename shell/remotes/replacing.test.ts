import { chunkError, createScriptedRemotes, expectConsoleErrors, noEntry } from '../testing/scripted-remotes';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));

const local = { build: 'local', entry: 'http://localhost:3003/remoteEntry.js' };

test('a preferred build comes first, and is no build that the page was made with', async () => {
  const { remotes, mounted } = createScriptedRemotes({}, { 'remote-public': local });
  remotes.load('remote-public', 'home');
  await remotes.when('remote-public', 'home', ['ready']);

  expect(remotes.find('remote-public', 'home')).toMatchObject({ module: 'home of local', healed: true });
  expect(mounted).toEqual(['local']);
});

test('falls back from a preferred build that fails to what the lock pins', async () => {
  const { remotes, beacons } = createScriptedRemotes({ local: noEntry }, { 'remote-public': local });
  remotes.load('remote-public', 'home');
  await remotes.when('remote-public', 'home', ['ready']);

  expect(remotes.find('remote-public', 'home')).toMatchObject({ module: 'home of public-2', healed: false });
  expect(beacons.map(({ build }) => build)).toEqual(['local']);
  expectConsoleErrors(1);
});

test('what is rendered stays until the build that replaces it is there', async () => {
  const { remotes } = createScriptedRemotes({});
  remotes.load('remote-public', 'home');
  await remotes.when('remote-public', 'home', ['ready']);
  const seen: string[] = [];
  const replaced = new Promise<void>((resolve) =>
    remotes.subscribe(() => {
      seen.push(JSON.stringify(remotes.find('remote-public', 'home')));
      resolve();
    }),
  );
  remotes.replace('remote-public', local);
  await replaced;

  expect(seen).toEqual([JSON.stringify({ status: 'ready', module: 'home of local', build: local, healed: true })]);
});

test('what is rendered keeps its build until another is committed; then the part is of one build again', async () => {
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
