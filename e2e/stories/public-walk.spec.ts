import { languages, type Language } from 'shared-config/contract/language';
import { buildUrl } from 'shared-config/contract/url';
import { recordLayoutShift } from '../public/layout-shift';
import { kinds } from '../public/pages';
import { fetchTexts } from '../public/texts';
import { walkPage } from '../public/walk-page';
import { createWordFaults } from '../public/word-faults';
import { expect, test } from '../site/test';

const languageAt = (at: number) => languages[at % languages.length] as Language;

test.describe.configure({ mode: 'parallel' });

// The languages in turn.
for (const [at, route] of kinds.entries()) {
  const language = languageAt(at);
  test(`${route.id} in ${language} is whole on both screens and in both schemes`, async ({ page }) => {
    const place = { route, language, url: buildUrl(route, language, language) };
    await recordLayoutShift(page);
    const findWordFaults = createWordFaults(await fetchTexts(page.request));
    expect(await walkPage(page, place, findWordFaults)).toEqual([]);
  });
}
