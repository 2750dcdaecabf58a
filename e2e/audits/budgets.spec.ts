import { buildUrl } from '@ponte/contract/url';
import { sums } from '../budgets/limits';
import { recordSum } from '../budgets/record';
import { testFirstVisits } from '../budgets/test-first-visits';
import { createFaultySite } from '../faults/faulty-site';
import { kinds, publicRoutes, quickKinds } from '../public/pages';
import { expect, test } from '../site/test';

// The kinds of pages that the stories do not visit.
testFirstVisits(
  'phone',
  kinds.filter((route) => !quickKinds.includes(route)),
);

const { limit } = sums.htmlWithHistory;
// Its remotes have a build to heal with, as those of every site after its second release. The pages name it, with its hash.
const released = createFaultySite();

test(`the HTML of every page of a site with earlier releases has at most ${limit} bytes`, async () => {
  const pages = await Promise.all(
    publicRoutes.map(async (route) => {
      const path = buildUrl(route, 'pt', 'pt');
      const response = await fetch(released.site.url + path, { headers: { 'accept-encoding': 'br' } });
      expect(await response.text(), path).toContain('"lastKnownGood"');
      expect(response.headers.get('content-encoding'), path).toBe('br');
      return { path, bytes: Number(response.headers.get('content-length')) };
    }),
  );
  const [largest] = pages.toSorted((a, b) => b.bytes - a.bytes);
  console.log(`the largest of ${pages.length} pages is ${largest?.path} with ${largest?.bytes} B`);
  await recordSum('htmlWithHistory', largest?.bytes ?? NaN);
  expect(pages.filter(({ bytes }) => !(bytes > 0 && bytes <= limit))).toEqual([]);
});
