import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sendRequest } from '../send-request';
import { checkAnyResponse } from '../case';
import { publicBuild } from '../fixture-site';
import type { EdgeUnderTest } from '../use-edge';

export function describeFaults(edge: EdgeUnderTest): void {
  describe('with the backend down', () => {
    it('sends callers an error in their language, and serves the site', async () => {
      const alone = await edge.startAnother({ backend: 'http://127.0.0.1:9' });
      try {
        const call = await sendRequest(alone.port, {
          path: '/api/users/login',
          method: 'POST',
          headers: { 'content-type': 'application/json', 'accept-language': 'es-MX' },
          body: '{}',
        });
        checkAnyResponse(call);
        expect(call.status).toBe(502);
        expect(call.headers.get('retry-after')).toEqual(['2']);
        expect(call.headers.get('content-type')?.[0]).toMatch(/^application\/json/);
        expect(JSON.parse(call.body.toString())).toEqual({ error: expect.stringMatching(/^El servicio no está/) });
        expect((await sendRequest(alone.port, { path: '/' })).status).toBe(200);
      } finally {
        await alone.stop();
      }
    });
  });

  describe('before the first release', () => {
    it('responds 503 with Retry-After, and forwards calls', async () => {
      const empty = await mkdtemp(join(tmpdir(), 'ponte-edge-empty-'));
      const fresh = await edge.startAnother({ store: empty });
      try {
        for (const path of ['/', '/es/nada', '/login', '/sitemap.xml', '/locales/pt/translation.json']) {
          const response = await sendRequest(fresh.port, { path });
          checkAnyResponse(response);
          expect({ path, status: response.status }).toEqual({ path, status: 503 });
          expect(response.headers.get('retry-after')).toEqual(['5']);
          expect(response.headers.get('cache-control')).toEqual(['no-store']);
          expect(response.body.toString()).toBe('No release can be served\n');
        }
        expect((await sendRequest(fresh.port, { path: `${publicBuild}/remoteEntry.js` })).status).toBe(404);
        expect((await sendRequest(fresh.port, { path: '/healthz' })).status).toBe(200);
      } finally {
        await fresh.stop();
        await rm(empty, { recursive: true });
      }
    });
  });

  it('does not retry a call that failed, timed out or got a 503', async () => {
    const paths = ['/api/broken', '/api/never', '/api/busy'];
    const before = paths.map(edge.backend.count);
    for (const path of paths) await sendRequest(edge.port, { path });
    expect(paths.map(edge.backend.count)).toEqual(before.map((count) => count + 1));
  });
}
