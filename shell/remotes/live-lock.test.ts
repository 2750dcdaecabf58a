import { findLiveBuild } from './live-lock';

const live = { build: 'chat-3', entry: '/builds/chat-3/remoteEntry.js', integrity: 'sha384-x' };
const lock = JSON.stringify({ remotes: { 'remote-chat': { current: live } } });
const page = `<head><script type="application/json" id="ponte-lock">${lock}</script></head><body></body>`;

const serve = (text: string) => {
  window.fetch = () => Promise.resolve({ ok: true, status: 200, text: () => Promise.resolve(text) } as Response);
};

test('reads the live build of a remote from the page as it is served now', async () => {
  serve(page);
  expect(await findLiveBuild('remote-chat')).toEqual(live);
  expect(await findLiveBuild('remote-public')).toBeUndefined();
});

test.each([
  ['another page', '<h1>502</h1>'],
  ['a lock that is cut off', '<script type="application/json" id="ponte-lock">{"remotes"</script>'],
])('%s names none', async (_, text) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  serve(text);
  expect(await findLiveBuild('remote-chat')).toBeUndefined();
});

test('no connection names none', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await findLiveBuild('remote-chat')).toBeUndefined();
});
