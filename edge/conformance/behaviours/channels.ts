import type { Channel } from '../../channels';
import { ask, type Answer } from '../ask';
import { checkAnyAnswer } from '../check-answer';
import { compositions, publicBuild } from '../fixture-site';
import type { EdgeUnderTest } from '../use-edge';

const share = 30;
const visitors = 500;
/** More than six standard deviations of the visitors who get the canary: a fair deal misses it once in 10^9 runs. */
const tolerance = 65;

const channelOf = (answer: Answer) => {
  const channels: Channel[] = answer.body.includes(compositions.second) ? ['canary'] : [];
  if (answer.body.includes(compositions.first)) channels.push('stable');
  expect(answer.headers.get('x-ponte-channel')).toEqual(channels);
  return channels[0];
};
const cookieOf = (answer: Answer) => answer.headers.get('set-cookie')?.[0];
const newBucket = /^ponte_bucket=(\d\d); Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/;

export function describeChannels(edge: EdgeUnderTest): void {
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await ask(edge.port, { path, headers });
    checkAnyAnswer(answer);
    return answer;
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
    ])('%j gets the %s, and no other cookie', async (headers, channel) => {
      for (const path of ['/', '/es/servicos', '/login', '/nada']) {
        const answer = await get(path, headers);
        expect({ path, channel: channelOf(answer), cookie: cookieOf(answer) }).toEqual({ path, channel });
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
    ])('the cookie "%s" is none: a bucket is dealt, and the answer is that of the bucket', async (cookie) => {
      for (const path of ['/', '/es', '/nada']) {
        const answer = await get(path, cookie ? { cookie } : {});
        const [, bucket] = newBucket.exec(cookieOf(answer) ?? '') ?? [];
        expect(channelOf(answer)).toBe(Number(bucket) < share ? 'canary' : 'stable');
      }
    });

    it('deals new visitors out as the share says', async () => {
      const agreed = { canary: 0, stable: 0 };
      const buckets = new Set<string>();
      for (let asked = 0; asked < visitors; asked += 1) {
        const answer = await ask(edge.port, { path: '/login' });
        buckets.add(cookieOf(answer) ?? '');
        agreed[channelOf(answer) ?? 'stable'] += 1;
      }
      expect(Math.abs(agreed.canary - (visitors * share) / 100)).toBeLessThan(tolerance);
      expect(buckets.size).toBeGreaterThan(80);
    });

    it.each([
      ['/', 'Cookie, X-Ponte-Channel, Accept-Language, Accept-Encoding'],
      ['/es', 'Cookie, X-Ponte-Channel, Accept-Encoding'],
    ])('tells caches what %s depends on', async (path, vary) => {
      expect((await get(path)).headers.get('vary')).toEqual([vary]);
    });

    it.each(['/sitemap.xml', '/locales/en/translation.json', `/locales/en/translation.json?c=${compositions.first}`])(
      'gives everybody the same %s',
      async (path) => {
        const answer = await get(path, { 'x-ponte-channel': 'canary' });
        expect(answer.body.toString()).toContain(compositions.first);
        expect(answer.headers.has('x-ponte-channel')).toBe(false);
      },
    );

    it.each([`${publicBuild}/remoteEntry.js`, '/Servicos', '/api/any', '/robots.txt', '/a%zz'])(
      'deals nobody out who asks for %s',
      async (path) => {
        const answer = await get(path);
        for (const name of ['x-ponte-channel', 'set-cookie']) expect(answer.headers.has(name)).toBe(false);
      },
    );

    it('answers 304 on the same channel only, and deals out who had the page from before', async () => {
      const [canary = '', stable = ''] = await Promise.all(
        ['canary', 'stable'].map(async (channel) => {
          return (await get('/', { 'x-ponte-channel': channel })).headers.get('etag')?.[0];
        }),
      );
      expect(canary).not.toBe(stable);
      const statusOf = async (tag: string, cookie: string) =>
        (await ask(edge.port, { path: '/', headers: { 'if-none-match': tag, cookie } })).status;
      expect(await statusOf(canary, 'ponte_bucket=00')).toBe(304);
      expect(await statusOf(stable, 'ponte_bucket=00')).toBe(200);
      expect(await statusOf(canary, 'ponte_bucket=99')).toBe(200);
      const again = await get('/', { 'if-none-match': `${canary}, ${stable}` });
      expect(again.status).toBe(304);
      expect(cookieOf(again)).toMatch(newBucket);
      expect(again.headers.get('x-ponte-channel')).toHaveLength(1);
    });
  });

  describe('without a canary', () => {
    it.each([{}, { 'x-ponte-channel': 'canary' }, { cookie: 'ponte_channel=canary; ponte_bucket=00' }])(
      '%j changes nothing',
      async (headers) => {
        const answer = await get('/', headers);
        expect(answer.body.toString()).toContain(compositions.first);
        expect(answer.headers.get('vary')).toEqual(['Cookie, Accept-Language, Accept-Encoding']);
        for (const name of ['x-ponte-channel', 'set-cookie']) expect(answer.headers.has(name)).toBe(false);
      },
    );

    it.each([
      ['the end of a canary shows', compositions.second],
      ['taking it away shows', compositions.first],
    ])('%s on the next request', async (_, afterwards) => {
      await startCanary();
      expect(channelOf(await get('/', { cookie: 'ponte_bucket=00' }))).toBe('canary');
      expect(channelOf(await get('/', { cookie: 'ponte_bucket=99' }))).toBe('stable');
      await edge.site.makeLive(afterwards);
      for (const cookie of ['ponte_bucket=00', 'ponte_bucket=99', 'ponte_channel=canary']) {
        const answer = await get('/', { cookie });
        expect(answer.body.toString()).toContain(afterwards);
        expect(answer.headers.has('x-ponte-channel')).toBe(false);
      }
      await edge.site.makeLive(compositions.first);
    });
  });
}
