import { chunkError, createScriptedRemotes, expectConsoleErrors } from '../testing/scripted-remotes';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));

test('swaps a part whose current build fails to the last known good one, and reports it', async () => {
  const { remotes, mounted, beacons, arrived } = createScriptedRemotes({ 'public-2': chunkError('missing') });
  remotes.load('remote-public', 'home');
  await remotes.when('remote-public', 'home', ['ready']);

  expect(remotes.find('remote-public', 'home')).toMatchObject({ module: 'home of public-1', healed: true });
  expect(mounted).toEqual(['public-2', 'public-1']);
  expect(beacons).toEqual([{ remote: 'remote-public', build: 'public-2', phase: 'chunk', kind: 'missing' }]);
  expect(arrived).toEqual(['public-1']);
  expectConsoleErrors(1);
});

test('loads later modules of a healed part from the same build', async () => {
  const { remotes, mounted } = createScriptedRemotes({ 'public-2': chunkError('missing') });
  remotes.load('remote-public', 'home');
  await remotes.when('remote-public', 'home', ['ready']);
  remotes.load('remote-public', 'services');
  await remotes.when('remote-public', 'services', ['ready']);

  expect(remotes.find('remote-public', 'services')).toMatchObject({ module: 'services of public-1' });
  expect(mounted).toEqual(['public-2', 'public-1']);
  expectConsoleErrors(1);
});

test('withdraws a build that hangs after the shell’s own timeout', async () => {
  const { remotes, beacons } = createScriptedRemotes({ 'public-2': 'hang' });
  remotes.load('remote-public', 'home');
  await remotes.when('remote-public', 'home', ['ready']);

  expect(beacons).toMatchObject([{ phase: 'hung', kind: 'timeout' }]);
  const cause = expect.objectContaining({ name: 'ChunkLoadError', kind: 'timeout' });
  expect(console.error).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ cause }));
  expectConsoleErrors(1);
});

test('fails the part when both builds fail, with a beacon for each', async () => {
  const { remotes, beacons } = createScriptedRemotes({
    'public-2': chunkError('other'),
    'public-1': chunkError('timeout'),
  });
  remotes.load('remote-public', 'home');
  await remotes.when('remote-public', 'home', ['failed']);

  expect(beacons.map(({ build, kind }) => [build, kind])).toEqual([
    ['public-2', 'other'],
    ['public-1', 'timeout'],
  ]);
  expectConsoleErrors(2);
});

test('swaps a part that throws while it renders like one that did not load', async () => {
  const { remotes, beacons } = createScriptedRemotes({});
  remotes.load('remote-public', 'home');
  await remotes.when('remote-public', 'home', ['ready']);
  remotes.failRender('remote-public', 'home', new Error('broken'));
  await remotes.when('remote-public', 'home', ['ready']);

  expect(remotes.find('remote-public', 'home')).toMatchObject({ module: 'home of public-1', healed: true });
  expect(beacons).toEqual([{ remote: 'remote-public', build: 'public-2', phase: 'render', kind: 'other' }]);
  expectConsoleErrors(1);
});
