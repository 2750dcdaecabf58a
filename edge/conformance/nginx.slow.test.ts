import { ask } from './ask';
import { describeConformance } from './describe-conformance';
import { routes } from './fixture-routes';
import type { RunningEdge } from './running-edge';
import { requireNginx, startNginx } from './start-nginx';
import { useEdge } from './use-edge';
import type { NginxOptions } from '../nginx/create-nginx-config';

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

  it('slows down an address that calls the backend too fast, and still shows it the site', async () => {
    const calls = await Promise.all(Array.from({ length: 400 }, () => ask(edge.port, { path: '/api/any' })));
    const refused = calls.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(50);
    expect(calls.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(200);
    expect(refused[0]?.headers.get('retry-after')).toEqual(['1']);
    expect(JSON.parse(refused[0]?.body.toString() ?? '')).toEqual({ error: expect.stringMatching(/^Muitas/) });
    expect((await ask(edge.port, { path: '/' })).status).toBe(200);
  });

  it('finds a public page that is newer than its configuration', async () => {
    await withChanges({ routes: routes.filter(({ id }) => id !== 'services') }, async ({ port }) => {
      expect((await ask(port, { path: '/servicos' })).status).toBe(200);
      expect((await ask(port, { path: '/en/servicos' })).body.toString()).toContain('pages/en/en/en/servicos.html');
      expect((await ask(port, { path: '/index' })).status).toBe(404);
    });
  });

  it('serves gzip where the module for brotli is missing', async () => {
    await withChanges({ brotliModule: undefined }, async ({ port }) => {
      const answer = await ask(port, { path: '/', headers: { 'accept-encoding': 'br, gzip' } });
      expect(answer.headers.get('content-encoding')).toEqual(['gzip']);
    });
  });

  it('asks a name server for the backend, if told which', async () => {
    await withChanges({ resolver: '127.0.0.1' }, async ({ port }) => {
      const answer = await ask(port, { path: '/api/any?a=%20' });
      expect(answer.body.toString()).toContain('"url":"/api/any?a=%20"');
    });
  });
});
