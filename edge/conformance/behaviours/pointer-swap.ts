import { sendRequest } from '../send-request';
import { compositions } from '../fixture-site';
import type { EdgeUnderTest } from '../use-edge';

const swaps = 20;
const paths = ['/', '/es/servicios', '/nada', '/login', '/locales/en/translation.json', '/sitemap.xml'];

const stable = { 'x-ponte-channel': 'stable' };
const other = (composition: string) => (composition === compositions.first ? compositions.second : compositions.first);

export function describePointerSwap(edge: EdgeUnderTest): void {
  describe('a release while requests arrive', () => {
    it('takes effect on the next request, and fails no concurrent request', async () => {
      let swapping = true;
      const failures: string[] = [];
      let served = 0;
      const visitors = Array.from({ length: 8 }, async (_, visitor) => {
        for (let n = visitor; swapping; n += 1) {
          const path = paths[n % paths.length] ?? '/';
          const response = await sendRequest(edge.port, { path });
          served += 1;
          const named = [compositions.first, compositions.second].filter((id) => response.body.includes(id));
          const wanted = path === '/nada' ? 404 : 200;
          if (response.status !== wanted || named.length !== 1)
            failures.push(`${path}: ${response.status}, of ${named.join()}`);
        }
      });
      try {
        for (let n = 0; n < swaps; n += 1) {
          const composition = n % 2 === 0 ? compositions.second : compositions.first;
          // Every other release has a canary, so that concurrent requests meet its start and end.
          const canary = n % 4 < 2 ? undefined : { composition: other(composition), share: 50 };
          await edge.site.makeLive(composition, canary);
          expect((await sendRequest(edge.port, { path: '/', headers: stable })).body.toString()).toContain(composition);
        }
      } finally {
        swapping = false;
        await Promise.all(visitors);
      }
      expect(failures).toEqual([]);
      expect(served).toBeGreaterThan(swaps);
      await edge.site.makeLive(compositions.first);
    }, 60_000);
  });
}
