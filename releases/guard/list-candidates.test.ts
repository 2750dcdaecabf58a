import { remoteNames } from '@ponte/contract/parts';
import type { Release } from '@ponte/contract/release';
import type { History } from '../change/history';
import { listCandidates } from './list-candidates';

const start = Date.parse('2026-11-21T09:02:30Z');
const minute = 60_000;

/** Releases a minute apart; each argument is a change of the previous one. The last is live. */
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

function findChat(history: History, now = start + 10 * minute) {
  return listCandidates(history, new Date(now)).find(({ part }) => part === 'remote-chat');
}
const time = (iso: string) => new Date(`2026-11-${iso}:00Z`);

test('lists nothing before the first release', () => {
  expect(listCandidates([], new Date())).toEqual([]);
});

test('counts a promoted build from its slot of five minutes on, and the previous build from a day earlier', () => {
  expect(findChat(historyOf(first, chat('new')))).toEqual({
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

test('does not restart the count when another part is released', () => {
  const nine = Array.from({ length: 9 }, () => ({ ...chat('new'), ...ofPages }));
  expect(findChat(historyOf(first, chat('new'), ...nine))?.since).toEqual(time('21T09:00'));
});

test('leaves out a build that a rollback restored', () => {
  const back = { ...chat('old', null), action: 'rollback' as const };
  expect(findChat(historyOf(first, chat('new'), back))).toBeUndefined();
  expect(findChat(historyOf(first, chat('new'), back, { ...back, ...ofPages }))).toBeUndefined();
});

test('keeps a build when another part is rolled back', () => {
  const other = { ...chat('new'), action: 'rollback' as const, ...ofPages };
  expect(findChat(historyOf(first, chat('new'), other))).toMatchObject({ build: 'new' });
});

test('counts a build that is promoted again from the next slot on', () => {
  const back = { ...chat('old', null), action: 'rollback' as const };
  expect(findChat(historyOf(first, chat('new'), back, chat('new')))?.since).toEqual(time('21T09:10'));
});

test('counts only the last day', () => {
  const candidate = findChat(historyOf(first, chat('new')), start + 72 * 60 * minute);
  expect(candidate).toMatchObject({
    since: new Date('2026-11-23T09:02:30Z'),
    sinceBefore: new Date('2026-11-22T09:02:30Z'),
  });
});

test('lists a canary in place of the live build, compared with it over the same time', () => {
  const history = historyOf(first, chat('live'), { ...chat('live'), canary });
  expect(findChat(history)).toMatchObject({
    build: 'new',
    isCanary: true,
    before: 'live',
    since: time('21T09:00'),
    sinceBefore: time('21T09:00'),
  });
  const wider = historyOf(first, chat('live'), { ...chat('live'), canary }, { canary: { ...canary, share: 50 } });
  expect(findChat(wider)?.since).toEqual(time('21T09:00'));
});

test('lists the live build again after a canary ended', () => {
  const away = { ...chat('live'), action: 'rollback' as const, canary: undefined } as unknown as Partial<Release>;
  const history = historyOf(first, chat('live'), { ...chat('live'), canary }, away);
  expect(findChat(history)).toMatchObject({ build: 'live', isCanary: false, since: time('21T09:00') });
});

test('ignores a canary of the shell', () => {
  const shell = { ...canary, part: 'shell' as const };
  expect(findChat(historyOf(first, chat('new'), { canary: shell }))).toMatchObject({
    build: 'new',
    isCanary: false,
  });
});
