import { readOverrides, remember } from './remember';
import { wantsOverrides } from './wants-overrides';
import { settings } from '../testing/render';

const chat = 'remote-chat@http://localhost:3003';

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/contato');
});

test('a tab remembers what its address requested, and the address loses it', () => {
  history.replaceState(null, '', `/contato?a=1&ponte=${chat}&ponte=remote-admin@http://localhost:4#form`);
  const { chosen } = readOverrides();
  expect([...chosen.keys()]).toEqual(['remote-chat', 'remote-admin']);
  expect(location.pathname + location.search + location.hash).toBe('/contato?a=1#form');
  expect(readOverrides().chosen).toEqual(chosen);
});

test('what was taken back is forgotten', () => {
  remember(new Map([['remote-chat', 'http://localhost:3003']]));
  history.replaceState(null, '', '/contato?ponte=remote-chat@');
  expect(readOverrides().chosen.size).toBe(0);
  expect(sessionStorage).toHaveLength(0);
});

test('checks what is stored like what is requested', () => {
  sessionStorage.setItem('ponte', 'remote-chat@http://evil.example remote-admin@http://localhost:4');
  expect([...readOverrides().chosen]).toEqual([['remote-admin', 'http://localhost:4']]);
});

test('a site that does not allow overrides never wants them', () => {
  history.replaceState(null, '', `/?ponte=${chat}`);
  expect(wantsOverrides(settings)).toBe(false);
  expect(wantsOverrides({ ...settings, allowOverrides: true })).toBe(true);
  history.replaceState(null, '', '/');
  expect(wantsOverrides({ ...settings, allowOverrides: true })).toBe(false);
  remember(new Map([['remote-chat', 'http://localhost:3003']]));
  expect(wantsOverrides({ ...settings, allowOverrides: true })).toBe(true);
});
