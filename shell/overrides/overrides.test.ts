import { act, screen } from '@testing-library/react';
import { startTextsWith } from '@ponte/kit/i18n/i18n';
import { emptyFederation, lock } from '../testing/render';
import { createRemotes, type Federation } from '../remotes/remotes';
import { startOverrides } from './overrides';

const origin = 'http://localhost:3003';
const streams: FakeEventSource[] = [];

class FakeEventSource {
  onmessage: (event: { data: string }) => void = () => {};
  constructor(readonly url: string) {
    streams.push(this);
  }
}

let broken: boolean;
let mounted: string[];

beforeEach(() => {
  broken = false;
  mounted = [];
  streams.length = 0;
  Object.assign(globalThis, { EventSource: FakeEventSource });
  document.body.replaceChildren();
  sessionStorage.clear();
  history.replaceState(null, '', `/?ponte=remote-chat@${origin}`);
  act(() => startTextsWith('en', {}));
});

async function start() {
  const allowed: string[] = [];
  const overrides = startOverrides((one) => allowed.push(one));
  const federation: Federation = {
    ...emptyFederation,
    mount: (_, build) => Promise.resolve(void mounted.push(build.entry)),
    load: () =>
      broken && mounted.at(-1)?.startsWith(origin) ? Promise.reject(new Error('no entry')) : Promise.resolve({}),
  };
  const counted: string[] = [];
  const report = (beacon: Parameters<typeof overrides.intercept>[0]) => {
    if (!overrides.intercept(beacon)) counted.push(beacon.build);
  };
  const remotes = createRemotes({ lock, preferred: overrides.preferred, federation, report });
  await act(async () => {
    overrides.watch(remotes);
    remotes.load('remote-chat', 'assistant');
    await remotes.when('remote-chat', 'assistant', ['ready']);
  });
  const announce = (entry: string) => act(async () => streams[0]?.onmessage({ data: entry }));
  return { allowed, counted, announce };
}

test('runs the local build, allows its scripts, and shows the badge', async () => {
  const { allowed } = await start();
  expect(mounted).toEqual([`${origin}/remoteEntry.js`]);
  expect(allowed).toEqual([origin]);
  expect(screen.getByRole('complementary')).toHaveTextContent(`remote-chat comes from ${origin}`);
});

test('replaces the build only when the local server has another one', async () => {
  const { announce } = await start();
  await announce('/dev-1/remoteEntry.js');
  expect(mounted).toHaveLength(1);
  await announce('/dev-2/remoteEntry.js');
  expect(mounted.at(-1)).toBe(`${origin}/dev-2/remoteEntry.js`);
});

test('shows a failed local build in the badge and sends no beacon until another build arrives', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  broken = true;
  const { announce, counted } = await start();
  expect(mounted.at(-1)).toBe('/builds/chat-2/remoteEntry.js');
  expect(screen.getByRole('complementary')).toHaveTextContent('It failed (entry)');
  // The site's own build replaced it; that one is counted.
  expect(counted).toEqual(['chat-2']);
  expect(console.error).toHaveBeenCalledTimes(1);

  broken = false;
  await announce('/dev-1/remoteEntry.js');
  expect(screen.getByRole('complementary')).not.toHaveTextContent('It failed');
  expect(mounted.at(-1)).toBe(`${origin}/dev-1/remoteEntry.js`);
  expect(counted).toEqual(['chat-2']);
});
