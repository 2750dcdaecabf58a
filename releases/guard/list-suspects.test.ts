import { remoteNames } from '@ponte/contract/parts';
import type { Release } from '@ponte/contract/release';
import type { History } from '../change/history';
import { listSuspects } from './list-suspects';

const start = Date.parse('2026-11-21T09:02:30Z');
const minute = 60_000;

/** Releases a minute apart; each names what it changed of the one before. The last named is live. */
function historyOf(...changes: Partial<Release>[]): History {
  const pinned = { build: 'old', lastKnownGood: null };
  let release = {
    shell: 'shell',
    remotes: Object.fromEntries(remoteNames.map((name) => [name, pinned])),
  } as Release;
  const releases = changes.map((change, index) => {
    const at = new Date(start + index * minute).toISOString();
    release = { ...release, action: 'promote', subject: ['remote-chat'], ...change, serial: index + 1, at };
    return release;
  });
  return releases.reverse();
}

const chat = (build: string, lastKnownGood: string | null = 'old') => ({
  remotes: {
    'remote-public': { build: 'old', lastKnownGood: null },
    'remote-admin': { build: 'old', lastKnownGood: null },
    'remote-chat': { build, lastKnownGood },
  },
});
const ofPages: Partial<Release> = { subject: ['remote-public'] };
const canary = { part: 'remote-chat' as const, build: 'new', share: 10, composition: 'c' };
const first: Partial<Release> = { subject: ['shell', ...remoteNames] };

function suspectChat(history: History, now = start + 10 * minute) {
  return listSuspects(history, new Date(now)).find(({ part }) => part === 'remote-chat');
}
const time = (iso: string) => new Date(`2026-11-${iso}:00Z`);

test('nothing is watched before the first release', () => {
  expect(listSuspects([], new Date())).toEqual([]);
});

test('a promoted build is watched from its own five minutes on, the one before from a day earlier', () => {
  expect(suspectChat(historyOf(first, chat('new')))).toEqual({
    part: 'remote-chat',
    build: 'new',
    isCanary: false,
    before: 'old',
    since: time('21T09:00'),
    sinceBefore: time('20T09:00'),
    others: [
      { part: 'remote-public', build: 'old' },
      { part: 'remote-admin', build: 'old' },
    ],
  });
});

test('a release of another part does not begin its time anew', () => {
  const nine = Array.from({ length: 9 }, () => ({ ...chat('new'), ...ofPages }));
  expect(suspectChat(historyOf(first, chat('new'), ...nine))?.since).toEqual(time('21T09:00'));
});

test('what a rollback brought back is not watched', () => {
  const back = { ...chat('old', null), action: 'rollback' as const };
  expect(suspectChat(historyOf(first, chat('new'), back))).toBeUndefined();
  expect(suspectChat(historyOf(first, chat('new'), back, { ...back, ...ofPages }))).toBeUndefined();
});

test('the rollback of another part leaves it watched', () => {
  const other = { ...chat('new'), action: 'rollback' as const, ...ofPages };
  expect(suspectChat(historyOf(first, chat('new'), other))).toMatchObject({ build: 'new' });
});

test('a build that is promoted again counts from the next five minutes', () => {
  const back = { ...chat('old', null), action: 'rollback' as const };
  expect(suspectChat(historyOf(first, chat('new'), back, chat('new')))?.since).toEqual(time('21T09:10'));
});

test('after a day only the last day counts', () => {
  const suspect = suspectChat(historyOf(first, chat('new')), start + 72 * 60 * minute);
  expect(suspect).toMatchObject({
    since: new Date('2026-11-23T09:02:30Z'),
    sinceBefore: new Date('2026-11-22T09:02:30Z'),
  });
});

test('a canary is watched in place of the live build, and held against it over the same time', () => {
  const history = historyOf(first, chat('live'), { ...chat('live'), canary });
  expect(suspectChat(history)).toMatchObject({
    build: 'new',
    isCanary: true,
    before: 'live',
    since: time('21T09:00'),
    sinceBefore: time('21T09:00'),
  });
  const wider = historyOf(first, chat('live'), { ...chat('live'), canary }, { canary: { ...canary, share: 50 } });
  expect(suspectChat(wider)?.since).toEqual(time('21T09:00'));
});

test('after a canary was taken away the live build is watched as before', () => {
  const away = { ...chat('live'), action: 'rollback' as const, canary: undefined } as unknown as Partial<Release>;
  const history = historyOf(first, chat('live'), { ...chat('live'), canary }, away);
  expect(suspectChat(history)).toMatchObject({ build: 'live', isCanary: false, since: time('21T09:00') });
});

test('a canary of the shell changes nothing about remotes', () => {
  const shell = { ...canary, part: 'shell' as const };
  expect(suspectChat(historyOf(first, chat('new'), { canary: shell }))).toMatchObject({
    build: 'new',
    isCanary: false,
  });
});
