import { createRemoteState, findBuild, reduceRemote, type RemoteEvent, type RemoteState } from './remote-state';

const newer = { build: 'public-2', entry: '/2/remoteEntry.js' };
const older = { build: 'public-1', entry: '/1/remoteEntry.js' };
const live = { build: 'public-3', entry: '/3/remoteEntry.js' };
const timedOut = { phase: 'hung', kind: 'timeout' } as const;
const done = Promise.resolve();

const pinned = { current: newer, lastKnownGood: older };
const after = (...events: RemoteEvent[]) => events.reduce(reduceRemote, createRemoteState(pinned));
const statuses = ({ status, modules }: RemoteState) => [
  status,
  ...Object.values(modules).map((module) => module.status),
];

const request = (module: string): RemoteEvent => ({ type: 'request', module });
const arrive = (module: string, build = newer): RemoteEvent => ({ type: 'arrive', module, loaded: module, build });
const mount = (build = newer): RemoteEvent => ({ type: 'mount', build, done });
const withdraw = (build = newer): RemoteEvent => ({ type: 'withdraw', build, failure: timedOut });
const fail: RemoteEvent = { type: 'fail' };
const retry: RemoteEvent = { type: 'retry' };
const prefer = (restore: boolean): RemoteEvent => ({ type: 'prefer', build: live, restore });

test.each<[what: string, events: RemoteEvent[], expected: string[]]>([
  ['is idle before a request', [], ['idle']],
  ['loads from the first request', [request('home')], ['loading', 'loading']],
  ['is ready when a module arrives', [request('home'), arrive('home')], ['ready', 'ready']],
  [
    'keeps one module ready while another loads',
    [request('home'), arrive('home'), request('about')],
    ['loading', 'ready', 'loading'],
  ],
  ['keeps loading while another build is left', [request('home'), withdraw()], ['loading', 'loading']],
  [
    'fails every module that was loading, but none that arrived',
    [request('home'), arrive('home'), request('about'), request('contact'), fail],
    ['failed', 'ready', 'failed', 'failed'],
  ],
  [
    'fails a module that is requested later at once',
    [request('home'), fail, request('about')],
    ['failed', 'failed', 'failed'],
  ],
  ['loads the failed modules again on a retry', [request('home'), fail, retry], ['loading', 'loading']],
  [
    'keeps failed modules as they are until a preferred build arrives',
    [request('home'), fail, prefer(true)],
    ['loading', 'failed'],
  ],
])('%s', (_, events, expected) => {
  expect(statuses(after(...events))).toEqual(expected);
});

test('gives failed modules the last failure', () => {
  expect(after(request('home'), withdraw(), fail).modules.home).toEqual({ status: 'failed', failure: timedOut });
});

test('marks a module of any build but the current one as healed', () => {
  expect(after(arrive('home')).modules.home).toMatchObject({ healed: false });
  expect(after(arrive('home', older)).modules.home).toMatchObject({ healed: true });
});

test('picks the current build, then the last known good one, then none', () => {
  expect(findBuild(after())).toBe(newer);
  expect(findBuild(after(withdraw()))).toBe(older);
  expect(findBuild(after(withdraw(), withdraw(older)))).toBeUndefined();
  expect(findBuild(createRemoteState(undefined))).toBeUndefined();
});

test('retries from the current build with a new attempt and no mounted build', () => {
  const state = after(request('home'), mount(), withdraw(), mount(older), withdraw(older), fail, retry);
  expect(state).toMatchObject({ attempt: 1, withdrawn: [], mounted: undefined });
  expect(findBuild(state)).toBe(newer);
});

test('picks a preferred build first, and restores withdrawn builds only on request', () => {
  expect(findBuild(after(prefer(false)))).toBe(live);
  expect(findBuild(after(withdraw(), prefer(false), withdraw(live)))).toBe(older);
  expect(findBuild(after(withdraw(), prefer(true), withdraw(live)))).toBe(newer);
});

test('removes the modules of unmounted builds on a commit, but not those that are loading', () => {
  const state = after(mount(), arrive('home'), mount(older), arrive('about', older), request('contact'), {
    type: 'commit',
  });
  expect(Object.keys(state.modules)).toEqual(['about', 'contact']);
});
