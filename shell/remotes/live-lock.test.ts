import { findLiveBuild } from './live-lock';

const live = { build: 'chat-3', entry: '/builds/chat-3/remoteEntry.js', integrity: 'sha384-x' };
const lock = JSON.stringify({ remotes: { 'remote-chat': { current: live } } });
const page = `<head><script type="application/json" id="ponte-lock">${lock}</script></head><body></body>`;

const serve = (text: string) => {
  window.fetch = () => Promise.resolve({ ok: true, status: 200, text: () => Promise.resolve(text) } as Response);
};

test('reads the live build of a remote from the page as served now', async () => {
  serve(page);
  expect(await findLiveBuild('remote-chat')).toEqual(live);
  expect(await findLiveBuild('remote-public')).toBeUndefined();
});

test.each([
  ['a page without a lock', '<h1>502</h1>'],
  ['a truncated lock', '<script type="application/json" id="ponte-lock">{"remotes"</script>'],
])('finds no build in %s', async (_, text) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  serve(text);
  expect(await findLiveBuild('remote-chat')).toBeUndefined();
});

test('finds no build without a connection', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await findLiveBuild('remote-chat')).toBeUndefined();
});
