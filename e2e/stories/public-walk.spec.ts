import { languages, type Language } from 'shared-config/contract/language';
import { buildUrl } from 'shared-config/contract/url';
import { getRoute, type RouteId } from 'shared-config/paths/routes';
import { recordLayoutShift } from '../public/layout-shift';
import { fetchTexts } from '../public/texts';
import { walkPage } from '../public/walk-page';
import { createWordFaults } from '../public/word-faults';
import { expect, test } from '../site/test';

/** Every kind of page once, the languages in turn; the slow walk visits all. */
const kinds: readonly RouteId[] = [
  'home',
  'services',
  'visas',
  'company',
  'tax',
  'b1b2',
  'businessLicense',
  'websites',
  'about',
  'contact',
  'partners',
  'privacy',
];
const languageAt = (at: number) => languages[at % languages.length] as Language;

test.describe.configure({ mode: 'parallel' });

for (const [at, id] of kinds.entries()) {
  const language = languageAt(at);
  test(`${id} in ${language} is whole on both screens and in both schemes`, async ({ page }) => {
    const route = { ...getRoute(id), id };
    const place = { route, language, url: buildUrl(route, language, language) };
    await recordLayoutShift(page);
    const findWordFaults = createWordFaults(await fetchTexts(page.request));
    expect(await walkPage(page, place, findWordFaults)).toEqual([]);
  });
}
