import type { Channel } from '../../channels';
import { sendRequest, type EdgeResponse } from '../send-request';
import { checkAnyResponse } from '../case';
import { compositions, publicBuild } from '../fixture-site';
import type { EdgeUnderTest } from '../use-edge';

const share = 30;
const visitors = 500;
/** More than six standard deviations of the number of canary visitors: fails by chance once in 10^9 runs. */
const tolerance = 65;

const channelOf = (response: EdgeResponse) => {
  const channels: Channel[] = response.body.includes(compositions.second) ? ['canary'] : [];
  if (response.body.includes(compositions.first)) channels.push('stable');
  expect(response.headers.get('x-ponte-channel')).toEqual(channels);
  return channels[0];
};
const cookieOf = (response: EdgeResponse) => response.headers.get('set-cookie')?.[0];
const newCohort = /^ponte_bucket=(\d\d); Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/;

export function describeChannels(edge: EdgeUnderTest): void {
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await sendRequest(edge.port, { path, headers });
    checkAnyResponse(response);
    return response;
  };
  const startCanary = () => edge.site.makeLive(compositions.first, { composition: compositions.second, share });

  describe('while a canary runs', () => {
    beforeAll(startCanary);
    afterAll(() => edge.site.makeLive(compositions.first));

    it.each<[headers: Record<string, string>, Channel]>([
      [{ cookie: 'ponte_bucket=00' }, 'canary'],
      [{ cookie: 'a=b; ponte_bucket=29; lang_public=en' }, 'canary'],
      [{ cookie: 'ponte_bucket=30' }, 'stable'],
      [{ cookie: 'ponte_bucket=99' }, 'stable'],
      [{ 'x-ponte-channel': 'canary' }, 'canary'],
      [{ 'x-ponte-channel': 'stable' }, 'stable'],
      [{ 'x-ponte-channel': 'stable', cookie: 'ponte_channel=canary; ponte_bucket=00' }, 'stable'],
      [{ 'x-ponte-channel': 'canary', cookie: 'ponte_channel=stable; ponte_bucket=99' }, 'canary'],
      [{ cookie: 'ponte_channel=canary; ponte_bucket=99' }, 'canary'],
      [{ cookie: 'ponte_bucket=00; ponte_channel=stable' }, 'stable'],
      [{ 'x-ponte-channel': 'gold', cookie: 'ponte_channel=golden; ponte_bucket=00' }, 'canary'],
      [{ 'x-ponte-channel': 'CANARY', cookie: 'xponte_channel=canary; ponte_bucket=99' }, 'stable'],
      [{ 'x-ponte-channel': 'canary, stable', cookie: 'ponte_bucket=99' }, 'stable'],
    ])('serves %j the %s channel, and sets no cookie', async (headers, channel) => {
      for (const path of ['/', '/es/servicios', '/login', '/nada']) {
        const response = await get(path, headers);
        expect({ path, channel: channelOf(response), cookie: cookieOf(response) }).toEqual({ path, channel });
      }
    });

    it.each([
      '',
      'ponte_bucket=',
      'ponte_bucket=7',
      'ponte_bucket=100',
      'ponte_bucket=0x',
      'xponte_bucket=00',
      'ponte_channel=',
    ])('ignores the cookie "%s": assigns a cohort, and responds on its channel', async (cookie) => {
      for (const path of ['/', '/es', '/nada']) {
        const response = await get(path, cookie ? { cookie } : {});
        const [, cohort] = newCohort.exec(cookieOf(response) ?? '') ?? [];
        expect(channelOf(response)).toBe(Number(cohort) < share ? 'canary' : 'stable');
      }
    });

    it('assigns new visitors by the share', async () => {
      const counts = { canary: 0, stable: 0 };
      const cohorts = new Set<string>();
      for (let sent = 0; sent < visitors; sent += 1) {
        const response = await sendRequest(edge.port, { path: '/login' });
        cohorts.add(cookieOf(response) ?? '');
        counts[channelOf(response) ?? 'stable'] += 1;
      }
      expect(Math.abs(counts.canary - (visitors * share) / 100)).toBeLessThan(tolerance);
      expect(cohorts.size).toBeGreaterThan(80);
    });

    it.each([
      ['/', 'Cookie, X-Ponte-Channel, Accept-Language, Accept-Encoding'],
      ['/es', 'Cookie, X-Ponte-Channel, Accept-Encoding'],
    ])('sends caches the Vary header of %s', async (path, vary) => {
      expect((await get(path)).headers.get('vary')).toEqual([vary]);
    });

    it.each(['/sitemap.xml', '/locales/en/translation.json', `/locales/en/translation.json?c=${compositions.first}`])(
      'serves %s from the stable composition on both channels',
      async (path) => {
        const response = await get(path, { 'x-ponte-channel': 'canary' });
        expect(response.body.toString()).toContain(compositions.first);
        expect(response.headers.has('x-ponte-channel')).toBe(false);
      },
    );

    it.each([`${publicBuild}/remoteEntry.js`, '/Servicos', '/api/any', '/robots.txt', '/a%zz'])(
      'assigns no cohort to a request for %s',
      async (path) => {
        const response = await get(path);
        for (const name of ['x-ponte-channel', 'set-cookie']) expect(response.headers.has(name)).toBe(false);
      },
    );

    it('responds 304 on the same channel only, and assigns a cohort with a 304', async () => {
      const [canary = '', stable = ''] = await Promise.all(
        ['canary', 'stable'].map(async (channel) => {
          return (await get('/', { 'x-ponte-channel': channel })).headers.get('etag')?.[0];
        }),
      );
      expect(canary).not.toBe(stable);
      const statusOf = async (tag: string, cookie: string) =>
        (await sendRequest(edge.port, { path: '/', headers: { 'if-none-match': tag, cookie } })).status;
      expect(await statusOf(canary, 'ponte_bucket=00')).toBe(304);
      expect(await statusOf(stable, 'ponte_bucket=00')).toBe(200);
      expect(await statusOf(canary, 'ponte_bucket=99')).toBe(200);
      const again = await get('/', { 'if-none-match': `${canary}, ${stable}` });
      expect(again.status).toBe(304);
      expect(cookieOf(again)).toMatch(newCohort);
      expect(again.headers.get('x-ponte-channel')).toHaveLength(1);
    });
  });

  describe('without a canary', () => {
    it.each([{}, { 'x-ponte-channel': 'canary' }, { cookie: 'ponte_channel=canary; ponte_bucket=00' }])(
      'ignores %j',
      async (headers) => {
        const response = await get('/', headers);
        expect(response.body.toString()).toContain(compositions.first);
        expect(response.headers.get('vary')).toEqual(['Cookie, Accept-Language, Accept-Encoding']);
        for (const name of ['x-ponte-channel', 'set-cookie']) expect(response.headers.has(name)).toBe(false);
      },
    );

    it.each([
      ['the promotion of a canary', compositions.second],
      ['the rollback of a canary', compositions.first],
    ])('%s takes effect on the next request', async (_, afterwards) => {
      await startCanary();
      expect(channelOf(await get('/', { cookie: 'ponte_bucket=00' }))).toBe('canary');
      expect(channelOf(await get('/', { cookie: 'ponte_bucket=99' }))).toBe('stable');
      await edge.site.makeLive(afterwards);
      for (const cookie of ['ponte_bucket=00', 'ponte_bucket=99', 'ponte_channel=canary']) {
        const response = await get('/', { cookie });
        expect(response.body.toString()).toContain(afterwards);
        expect(response.headers.has('x-ponte-channel')).toBe(false);
      }
      await edge.site.makeLive(compositions.first);
    });
  });
}
