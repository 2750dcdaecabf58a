import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startOfSlot } from '@ponte/contract/tallies';
import { buildId } from 'fixtures/builds/create-build';
import { runCommand } from '../testing/commands-on';
import { createScratch } from '../testing/scratch';
import { scratchSite } from '../testing/stub-tallies';

const scratch = createScratch();
let server: Server;
let requestedUrls: string[] = [];

beforeEach(async () => {
  await scratch.start();
  await scratch.publish('remote-chat', 2);
  requestedUrls = [];
  server = createServer(({ url = '' }, response) => {
    requestedUrls.push(url);
    const chat = (n: number, views: number, failed: number) => ({
      ...{ remote: 'remote-chat', build: buildId(n), views, failed, failures: [] },
    });
    const builds = [chat(1, 1200, 3), chat(2, 0, 0), { ...chat(2, 7, 7), remote: 'remote-admin' }];
    response.end(JSON.stringify({ since: '2026-11-21T09:00:00Z', site: scratchSite, builds }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const source = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/tallies`;
const status = (...args: string[]) => runCommand(['status', '--store', scratch.store.location, ...args]);

test('status counts what the pages of each channel reported since the canary began', async () => {
  const { release } = await scratch.canary('remote-chat', 2, 10);
  const { stdout } = await status('--tallies', source());
  expect(stdout).toMatch(/^channel +build +views +failed +ratio\nstable +1\.0\.0-000000000001 +1200 +3 +0\.3 %\n/m);
  expect(stdout).toMatch(/^canary +1\.0\.0-000000000002 +0 +0 +-\n/m);
  const since = startOfSlot(Date.parse(release.at)).toISOString();
  expect(requestedUrls).toEqual([`/tallies?since=${encodeURIComponent(since)}`]);
  const output = JSON.parse((await status('--tallies', source(), '--json')).stdout) as object;
  expect(output).toMatchObject({
    canary: { numbers: { source: source(), channels: [{ views: 1200, failed: 3, ratio: 0.0025 }, { ratio: null }] } },
  });
});

test('status requests tallies only for a canary, and reports a missing backend', async () => {
  expect((await status('--tallies', source())).stdout).not.toContain('channel');
  expect(requestedUrls).toEqual([]);
  await scratch.canary('remote-chat', 2, 10);
  expect(await status('--tallies', 'http://127.0.0.1:9/tallies')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('no numbers of its channels: http://127.0.0.1:9/tallies '),
  });
});
