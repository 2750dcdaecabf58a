import { sendRequest } from '../send-request';
import { checkAnyResponse } from '../case';
import { compositions, publicBuild } from '../fixture-site';
import type { EdgeUnderTest } from '../use-edge';

export function describeRevalidation(edge: EdgeUnderTest): void {
  const get = (path: string, headers: Record<string, string> = {}) => sendRequest(edge.port, { path, headers });
  const tagOf = async (path: string, headers?: Record<string, string>) =>
    (await get(path, headers)).headers.get('etag')?.[0] ?? '';

  describe('revalidation', () => {
    afterEach(() => edge.site.makeLive(compositions.first));

    it.each(['/', '/es', '/login', '/locales/en/translation.json', '/sitemap.xml', `${publicBuild}/remoteEntry.js`])(
      'responds 304 for %s to a client that has it',
      async (path) => {
        const whole = await get(path, { 'accept-encoding': 'br' });
        const tag = whole.headers.get('etag')?.[0] ?? '';
        const again = await get(path, { 'accept-encoding': 'br', 'if-none-match': `"other", ${tag}` });
        expect(again.status).toBe(304);
        expect(again.body).toHaveLength(0);
        for (const name of ['etag', 'cache-control', 'vary']) {
          expect({ name, values: again.headers.get(name) }).toEqual({ name, values: whole.headers.get(name) });
        }
        checkAnyResponse(again);
        expect((await get(path, { 'accept-encoding': 'br', 'if-none-match': '"other"' })).status).toBe(200);
      },
    );

    it.each(['/', '/login', '/locales/pt/translation.json', '/robots.txt'])(
      'sends %s again after a release of the same length, made in the same second',
      async (path) => {
        const first = await tagOf(path);
        await edge.site.makeLive(compositions.second);
        const second = await get(path, { 'if-none-match': first });
        expect(second.status).toBe(200);
        const secondTag = second.headers.get('etag')?.[0] ?? '';
        await edge.site.makeLive(compositions.first);
        expect((await get(path, { 'if-none-match': secondTag })).status).toBe(200);
        expect((await get(path, { 'if-none-match': first })).status).toBe(304);
      },
    );

    it('does not revalidate a page by time, because a rollback goes back in time', async () => {
      const response = await get('/', { 'if-modified-since': new Date().toUTCString() });
      expect(response.status).toBe(200);
      expect(response.headers.has('last-modified')).toBe(false);
    });

    it('has a tag per language of a URL', async () => {
      const spanish = await tagOf('/', { 'accept-language': 'es' });
      expect((await get('/', { 'accept-language': 'en', 'if-none-match': spanish })).status).toBe(200);
    });

    it('revalidates a file of a build by time, because it never changes', async () => {
      const path = `${publicBuild}/static/media/hero.mp4`;
      const since = (await get(path)).headers.get('last-modified')?.[0] ?? '';
      expect((await get(path, { 'if-modified-since': since })).status).toBe(304);
    });

    it('sends the whole film if If-Range names another one', async () => {
      const path = `${publicBuild}/static/media/hero.mp4`;
      const response = await get(path, { range: 'bytes=0-9', 'if-range': '"other"' });
      expect(response.status).toBe(200);
    });
  });
}
