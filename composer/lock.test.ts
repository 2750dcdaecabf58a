import { createContract } from 'fixtures/builds/create-build';
import { createLock, fileUrl, type Contracts } from './lock';
import { readSettings } from './settings';

const hash = `sha384-${'A'.repeat(64)}`;
const remote = (part: 'remote-public' | 'remote-admin' | 'remote-chat', n: number) =>
  createContract(part, n, { files: { 'remoteEntry.js': hash } });
const contracts: Contracts = {
  shell: createContract('shell', 1),
  remotes: {
    'remote-public': { current: remote('remote-public', 2), lastKnownGood: remote('remote-public', 1) },
    'remote-admin': { current: remote('remote-admin', 1), lastKnownGood: undefined },
    'remote-chat': { current: createContract('remote-chat', 1), lastKnownGood: undefined },
  },
};

test('pins each remote’s entry with its hash, and the last known good build if there is one', () => {
  const { remotes } = createLock('c0ffee', contracts, readSettings({}));
  expect(remotes['remote-public']).toEqual({
    current: {
      build: '1.0.0-000000000002',
      entry: '/builds/remote-public/1.0.0-000000000002/remoteEntry.js',
      integrity: hash,
    },
    lastKnownGood: {
      build: '1.0.0-000000000001',
      entry: '/builds/remote-public/1.0.0-000000000001/remoteEntry.js',
      integrity: hash,
    },
  });
  expect(remotes['remote-admin']).not.toHaveProperty('lastKnownGood');
  expect(remotes['remote-chat']?.current).not.toHaveProperty('integrity');
});

test('marks a part whose code brings its texts', () => {
  const current = createContract('remote-admin', 1, { textsIn: 'part' });
  const changed = {
    ...contracts,
    remotes: { ...contracts.remotes, 'remote-admin': { current, lastKnownGood: undefined } },
  };
  const { remotes } = createLock('c0ffee', changed, readSettings({}));
  expect([remotes['remote-admin']?.current.texts, remotes['remote-chat']?.current.texts]).toEqual(['part', undefined]);
});

test('names the composition’s own texts, also on another origin', () => {
  const own = createLock('c0ffee', contracts, readSettings({}));
  const external = createLock('c0ffee', contracts, readSettings({ TEXTS_URL: 'https://texts.example' }));
  expect(own.texts).toBe('/locales/{{lng}}/translation.json?c=c0ffee');
  expect(external.texts).toBe(`https://texts.example${own.texts}`);
});

test('the URL of a file contains its part and build id', () => {
  expect(fileUrl(contracts.shell, 'static/js/main.js')).toBe('/builds/shell/1.0.0-000000000001/static/js/main.js');
});
