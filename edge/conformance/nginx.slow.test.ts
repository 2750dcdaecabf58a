import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@ponte/toolchain/find-free-port';
import { until } from '@ponte/toolchain/jest/until';
import type { NginxOptions } from '../nginx/create-nginx-config';
import { sendRequest, type EdgeResponse } from './send-request';
import { describeConformance } from './describe-conformance';
import { routes } from './fixture-site';
import type { RunningEdge } from './use-edge';
import { requireNginx, startNginx } from './start-nginx';
import { shortTimeouts, useEdge } from './use-edge';

// Once for the file, instead of once for each of its tests.
requireNginx();

describeConformance('nginx', startNginx);

describe('what only nginx does', () => {
  let changes: Partial<NginxOptions> = {};
  const edge = useEdge((options) => startNginx(options, changes));

  async function withChanges(changed: Partial<NginxOptions>, test: (running: RunningEdge) => Promise<void>) {
    changes = changed;
    const running = await edge.startAnother({});
    try {
      await test(running);
    } finally {
      await running.stop();
    }
  }

  it('limits the rate of backend calls per address, and still serves the site', async () => {
    const calls: EdgeResponse[] = [];
    const limited = () => calls.filter(({ status }) => status === 429);
    // A busy machine sends them more slowly, and then more calls are allowed.
    while (calls.length < 4000 && limited().length <= 50) {
      const burst = Array.from({ length: 400 }, () => sendRequest(edge.port, { path: '/api/any' }));
      calls.push(...(await Promise.all(burst)));
    }
    expect(limited().length).toBeGreaterThan(50);
    expect(calls.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(200);
    expect(limited()[0]?.headers.get('retry-after')).toEqual(['1']);
    expect(JSON.parse(limited()[0]?.body.toString() ?? '')).toEqual({ error: expect.stringMatching(/^Muitas/) });
    expect((await sendRequest(edge.port, { path: '/' })).status).toBe(200);
  });

  it('finds a public page that is newer than its configuration', async () => {
    await withChanges({ routes: routes.filter(({ id }) => id !== 'services') }, async ({ port }) => {
      expect((await sendRequest(port, { path: '/servicos' })).status).toBe(200);
      expect((await sendRequest(port, { path: '/en/services' })).body.toString()).toContain(
        'pages/en/en/en/services.html',
      );
      expect((await sendRequest(port, { path: '/index' })).status).toBe(404);
    });
  });

  it('sends brotli whatever earlier requests left in its memory', async () => {
    for (let depth = 100; depth < 900; depth += 10) {
      const cookie = '/'.repeat(depth);
      for (let at = 0; at < 3; at += 1) {
        await sendRequest(edge.port, {
          path: `/${'a/'.repeat(depth)}b?${'/'.repeat(depth % 700)}`,
          headers: { cookie },
        });
      }
      const response = await sendRequest(edge.port, { path: '/', headers: { 'accept-encoding': 'br' } });
      expect(response.headers.get('content-encoding')).toEqual(['br']);
    }
  });

  it('logs no query and no referrer: they may have what signs in', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ponte-nginx-log-'));
    const accessLog = join(folder, 'access.log');
    await withChanges({ accessLog }, async ({ port }) => {
      const headers = { referer: 'http://site.example/?refreshToken=mine', 'user-agent': 'a browser' };
      await sendRequest(port, { path: '/v1/auth/verify?ticket=mine', headers });
      await sendRequest(port, { path: '/?refreshToken=mine', headers });
      // nginx writes a line after it sent the response.
      await until('two requests in the log', () => readFileSync(accessLog, 'utf8').split('a browser').length > 2);
    });
    const requests = readFileSync(accessLog, 'utf8').match(/"GET .*"a browser"/g);
    rmSync(folder, { recursive: true });
    // Two workers write, in any order.
    expect(requests?.sort()).toEqual([
      expect.stringMatching(/^"GET \/ HTTP\/1\.1" 200 \d+ "-" "a browser"$/),
      expect.stringMatching(/^"GET \/v1\/auth\/verify HTTP\/1\.1" 200 \d+ "-" "a browser"$/),
    ]);
  });

  it('logs a failed call to the backend with its reason, and never its query', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ponte-nginx-log-'));
    const accessLog = join(folder, 'access.log');
    const { store } = edge.site;
    const start = (backend: string) =>
      startNginx(
        { store, backend, timeouts: shortTimeouts, folder: mkdtempSync(join(folder, 'edge-')) },
        { accessLog },
      );
    const unreachable = `127.0.0.1:${await findFreePort()}`;
    const headers = { referer: 'http://site.example/?refreshToken=mine' };
    const errors: string[] = [];
    for (const [backend, path, status] of [
      [`http://${unreachable}`, '/v1/auth/verify', 502],
      [edge.backend.url, '/api/broken', 502],
      [edge.backend.url, '/api/never', 504],
    ] as const) {
      const nginx = await start(backend);
      expect((await sendRequest(nginx.port, { path: `${path}?ticket=mine`, headers })).status).toBe(status);
      // Pages have tokens too; and some of these calls are rejected by the rate limit.
      await sendRequest(nginx.port, { path: '/?refreshToken=mine', headers });
      await Promise.all(
        Array.from({ length: 300 }, () => sendRequest(nginx.port, { path: '/api/any?ticket=mine', headers })),
      );
      await nginx.stop();
      errors.push(nginx.readErrors());
    }
    const log = readFileSync(accessLog, 'utf8');
    rmSync(folder, { recursive: true });
    expect([errors.join(''), log].map((text) => text.includes('mine'))).toEqual([false, false]);
    const failures = log.match(/^upstream .*(?:verify|broken|never)$/gm);
    const address = edge.backend.url.replace('http://', '');
    expect(failures).toEqual([
      expect.stringMatching(
        `^upstream ${unreachable}: 502, connected after - s, failed after [\\d.]+ s: GET /v1/auth/verify$`,
      ),
      expect.stringMatching(
        `^upstream ${address}: 502, connected after [\\d.]+ s, failed after [\\d.]+ s: GET /api/broken$`,
      ),
      expect.stringMatching(
        `^upstream ${address}: 504, connected after [\\d.]+ s, failed after [\\d.]+ s: GET /api/never$`,
      ),
    ]);
  });

  it('resolves the backend by a configured name server', async () => {
    await withChanges({ resolver: '127.0.0.1' }, async ({ port }) => {
      const response = await sendRequest(port, { path: '/api/any?a=%20' });
      expect(response.body.toString()).toContain('"url":"/api/any?a=%20"');
    });
  });
});
