import { notSetUp } from '@ponte/contract/api-responses';
import type { Stories, User } from '@ponte/kit/ui/stories';
import { buildsResponse, chat, first, liveResponse, second, shell, third } from '../testing/live-versions';
import { broken, withServer } from '../testing/stories';
import { Versions } from './VersionsPage';

const call = 'GET /releases';
const rollback = 'POST /releases/remote-chat/rollback';
/** Pixels: the parts and the latest releases. */
const window = 1000;

const live = {
  [call]: liveResponse(shell, chat),
  'GET /releases/shell': buildsResponse,
  'GET /releases/remote-chat': buildsResponse,
};

const liveWithCanary = {
  [call]: liveResponse(shell, { ...chat, canary: { build: third, share: 10 } }),
};

const health = [{ build: chat.build, views: 1482, failed: 0 }];
/** The assistant's second build was rolled back; the last known good one is older than the releases that are listed. */
const rollbackRelease = {
  ...chat.since,
  why: 'Hel não abre no celular',
  action: 'rollback',
  changed: [{ part: chat.part, from: second, build: first }],
};
const promotion = {
  ...chat.since,
  serial: 6,
  action: 'promote',
  changed: [{ part: chat.part, from: first, build: second }],
};
const restored = {
  ...chat,
  build: first,
  since: rollbackRelease,
  lastKnownGood: third,
  health: [{ build: first, views: 1482, failed: 0 }],
};
const withdrawn = {
  ...buildsResponse.json.builds[0],
  build: second,
  state: 'withdrawn',
  reasons: ['by release 7: Hel não abre no celular'],
};
const afterRollback = {
  [call]: { json: { parts: [shell, restored], releases: [rollbackRelease, promotion] } },
  'GET /releases/remote-chat': { json: { part: chat.part, builds: [withdrawn] } },
};
const healthy = {
  ...chat,
  part: 'remote-public',
  since: { ...chat.since, serial: 6 },
  health,
} as const;

const screen = <Versions />;
const ask = (user: User) => user.click('td button:not([aria-expanded])');

async function rollBack(user: User) {
  await ask(user);
  await user.type('dialog textarea, dialog input', 'Saudação errada');
  await user.click('dialog [type=submit], dialog button:last-child');
}

export const stories: Stories = {
  loading: withServer(screen, { [call]: 'pending' }, { window }),
  'what is live': withServer(screen, live, { window }),
  'a canary runs': withServer(screen, liveWithCanary, { window }),
  'after a rollback': withServer(screen, afterRollback, { window, play: (user) => user.click('[aria-expanded]') }),
  'all is well': withServer(screen, { [call]: liveResponse(shell, healthy) }, { window }),
  'nothing is live yet': withServer(screen, { [call]: { json: { parts: [], releases: [] } } }),
  'not set up': withServer(screen, { [call]: { status: 503, json: { error: '', codigo: notSetUp } } }),
  failed: withServer(screen, { [call]: broken }),
  'older builds': withServer(screen, live, { window, play: (user) => user.click('[aria-expanded]') }),
  'asks before rolling back': withServer(screen, live, { window, play: ask }),
  'rolling back': withServer(screen, { ...live, [rollback]: 'pending' }, { window, play: rollBack }),
  'not rolled back': withServer(screen, { ...live, [rollback]: broken }, { window, play: rollBack }),
};
