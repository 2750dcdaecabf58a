import { isPageService, priceOn } from '@ponte/contract/catalogue/catalogue';
import { formatPrice, partsOf } from '@ponte/contract/catalogue/price';
import { publicPages } from '../public/pages';
import { readBody } from '../public/read-body';
import { testPagesThatNeedScripts, testPublicPages, turnScriptsOff } from '../public/test-without-scripts';
import { fetchTexts } from '../public/texts';
import { expect, test } from '../site/test';

turnScriptsOff();

// The other screen and languages: `audits/no-script`.
testPublicPages(360);
testPagesThatNeedScripts(360, ['pt-BR']);

test.describe('the HTML', () => {
  test.use({ javaScriptEnabled: true });

  test('has every service’s texts, price and included items', async ({ page }) => {
    const texts = await fetchTexts(page.request);
    for (const { route, language, url } of publicPages) {
      const { id } = route;
      if (!isPageService(id)) continue;
      const { text } = await readBody(page, url);
      const { amount } = partsOf(priceOn('detail', id));
      if (amount !== undefined) expect(text, url).toContain(formatPrice(language, amount));
      for (const key of ['title', 'includes_title', 'includes.0', 'includes.3', 'price_label', 'cta']) {
        expect(text, url).toContain(texts[language][`service.${id}.${key}`]);
      }
    }
  });
});
