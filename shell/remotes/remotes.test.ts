import { emptyFederation, lock } from '../testing/render';
import { chunkError, createScriptedRemotes, expectConsoleErrors, noEntry } from '../testing/scripted-remotes';
import { createRemotes, type Federation } from './remotes';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));

test('mounts a part once for all its modules, which become ready', async () => {
  const { remotes, mounted, beacons, arrived } = createScriptedRemotes({});
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

test('fails without a last known good build, and requests another URL on a retry', async () => {
  const { remotes, mounted, fails } = createScriptedRemotes({ 'chat-2': noEntry });
  remotes.load('remote-chat', 'assistant');
  await remotes.when('remote-chat', 'assistant', ['failed']);
  expect(remotes.find('remote-chat', 'assistant')).toMatchObject({ failure: { phase: 'entry', kind: 'missing' } });

  delete fails['chat-2'];
  remotes.retry('remote-chat');
  await remotes.when('remote-chat', 'assistant', ['ready']);
  expect(mounted).toEqual(['chat-2', 'chat-2#1']);
  expectConsoleErrors(1);
});

test('retries with the live build when the known one is gone, and fails when both fail', async () => {
  const live = { build: 'chat-3', entry: '/builds/chat-3/remoteEntry.js' };
  const findLive = jest.fn(() => Promise.resolve({ ...live }));
  const { remotes, mounted, fails } = createScriptedRemotes({ 'chat-2': noEntry, 'chat-3': noEntry }, {}, findLive);
  remotes.load('remote-chat', 'assistant');
  await remotes.when('remote-chat', 'assistant', ['failed']);
  expect(findLive).not.toHaveBeenCalled();

  remotes.retry('remote-chat');
  await remotes.when('remote-chat', 'assistant', ['failed']);
  expect(mounted).toEqual(['chat-2', 'chat-2#1', 'chat-3#1']);

  delete fails['chat-3'];
  remotes.retry('remote-chat');
  await remotes.when('remote-chat', 'assistant', ['ready']);
  expect(remotes.find('remote-chat', 'assistant')).toMatchObject({ build: live, healed: true });
  expectConsoleErrors(3);
});

test('fails without the library of module federation, withdraws no build, and tries all of them on a retry', async () => {
  const { remotes, mounted, beacons, fails } = createScriptedRemotes({ library: chunkError('missing') });
  remotes.load('remote-public', 'home');
  await remotes.when('remote-public', 'home', ['failed']);
  expect(remotes.find('remote-public', 'home')).toMatchObject({ failure: { phase: 'chunk', kind: 'missing' } });
  expect(beacons).toEqual([{ remote: 'shell', build: 'unknown', phase: 'chunk', kind: 'missing' }]);

  delete fails.library;
  remotes.retry('remote-public');
  await remotes.when('remote-public', 'home', ['ready']);
  expect(mounted).toEqual(['public-2#1']);
  expectConsoleErrors(1);
});

test('fails a remote that is not part of the site at once, without a report', async () => {
  const { remotes, beacons, mounted } = createScriptedRemotes({});
  remotes.load('remote-unreleased', 'home');
  await remotes.when('remote-unreleased', 'home', ['failed']);
  expect(remotes.find('remote-unreleased', 'home')).toMatchObject({ failure: { phase: 'entry', kind: 'missing' } });

  remotes.retry('remote-unreleased');
  await remotes.when('remote-unreleased', 'home', ['failed']);
  expect([mounted, beacons]).toEqual([[], []]);
});

test('ignores a module that arrives after its build was withdrawn', async () => {
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
  expectConsoleErrors(1);
});
