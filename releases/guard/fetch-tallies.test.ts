import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Tallies } from '@ponte/contract/tallies';
import { fetchTallies } from './fetch-tallies';

const since = new Date('2026-11-21T09:00:00Z');
const tallies: Tallies = {
  since: since.toISOString(),
  builds: [{ remote: 'remote-chat', build: '1.0.0-000000000002', views: 3, failed: 1, failures: [] }],
};
let server: Server | undefined;

/** Sends this response to every request; with `null`, no response. */
async function serve(status: number, body: string | null): Promise<string> {
  server = createServer((_, response) => {
    if (body !== null) response.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/tallies`;
}
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

it('requests the tallies since a moment, and returns them', async () => {
  const url = await serve(200, JSON.stringify(tallies));
  const requested = new Promise((resolve) => server?.once('request', ({ url: path }) => resolve(path)));
  expect(await fetchTallies({ url: url, site: undefined }, since)).toEqual({ ok: true, tallies });
  expect(await requested).toBe('/tallies?since=2026-11-21T09%3A00%3A00.000Z');
});

it.each<[string, number, string | null, string]>([
  ['503', 503, '', 'responds with 503'],
  ['HTML', 200, '<p>hello', 'sends an invalid response'],
  ['another shape', 200, '{"builds":[{}]}', 'sends an invalid response'],
  ['nothing', 200, null, 'does not respond in time'],
])('reports a response that is %s', async (_case, status, body, reason) => {
  const url = await serve(status, body);
  expect(await fetchTallies({ url: url, site: undefined }, since, body === null ? 200 : undefined)).toEqual({
    ok: false,
    reason: `${url} ${reason}`,
  });
});

it('reports a refused connection and an invalid URL', async () => {
  const url = await serve(200, '');
  await new Promise((resolve) => server?.close(resolve));
  expect(await fetchTallies({ url: url, site: undefined }, since)).toEqual({
    ok: false,
    reason: `${url} refuses connections`,
  });
  expect(await fetchTallies({ url: 'nowhere', site: undefined }, since)).toMatchObject({
    ok: false,
    reason: expect.stringMatching(/^nowhere cannot be reached/),
  });
});

it.each<[string, object, string | undefined, string | undefined]>([
  ['of this site', { site: 'ours' }, 'ours', undefined],
  ['of any site, for a store that has no id', { site: 'theirs' }, undefined, undefined],
  ['of another site', { site: 'theirs' }, 'ours', 'has the numbers of another site, theirs, and this site is ours'],
  ['of no site', {}, 'ours', 'does not say which site its numbers are of, and this site is ours'],
])('accepts or rejects tallies %s', async (_case, body, site, reason) => {
  const url = await serve(200, JSON.stringify({ ...tallies, ...body }));
  const fetched = await fetchTallies({ url, site }, since);
  expect(fetched).toEqual(
    reason === undefined ? { ok: true, tallies: { ...tallies, ...body } } : { ok: false, reason: `${url} ${reason}` },
  );
});
