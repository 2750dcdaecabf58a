import { readOverrides, storeOverrides } from './overrides';
import { wantsOverrides } from './wants-overrides';
import { settings } from '../testing/render';

const chat = 'remote-chat@http://localhost:3003';

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/contato');
});

test('stores the overrides of the URL for the tab, and removes them from the URL', () => {
  history.replaceState(null, '', `/contato?a=1&ponte=${chat}&ponte=remote-admin@http://localhost:4#form`);
  const { overrides } = readOverrides();
  expect([...overrides.keys()]).toEqual(['remote-chat', 'remote-admin']);
  expect(location.pathname + location.search + location.hash).toBe('/contato?a=1#form');
  expect(readOverrides().overrides).toEqual(overrides);
});

test('deletes an override when the URL removes it', () => {
  storeOverrides(new Map([['remote-chat', 'http://localhost:3003']]));
  history.replaceState(null, '', '/contato?ponte=remote-chat@');
  expect(readOverrides().overrides.size).toBe(0);
  expect(sessionStorage).toHaveLength(0);
});

test('validates stored overrides like those of the URL', () => {
  sessionStorage.setItem('ponte', 'remote-chat@http://evil.example remote-admin@http://localhost:4');
  expect([...readOverrides().overrides]).toEqual([['remote-admin', 'http://localhost:4']]);
});

test('is off on a site that does not allow overrides', () => {
  history.replaceState(null, '', `/?ponte=${chat}`);
  expect(wantsOverrides(settings)).toBe(false);
  expect(wantsOverrides({ ...settings, allowOverrides: true })).toBe(true);
  history.replaceState(null, '', '/');
  expect(wantsOverrides({ ...settings, allowOverrides: true })).toBe(false);
  storeOverrides(new Map([['remote-chat', 'http://localhost:3003']]));
  expect(wantsOverrides({ ...settings, allowOverrides: true })).toBe(true);
});
