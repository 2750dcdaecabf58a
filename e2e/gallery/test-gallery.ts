import { languages } from '@ponte/contract/language';
import { partNames } from '@ponte/contract/parts';
import { galleryUrl } from '../site/base';
import { expect, test } from '../site/test';
import { auditSheet, auditWindows, type Look } from './audit-states';

/** One test for each part and language. `looksOf` tells how a state in a window of its own is looked at. */
export function testGallery(looksOf: (state: number, language: number) => readonly Look[]): void {
  test.describe.configure({ mode: 'parallel' });

  for (const part of ['shared-config/kit/ui', ...partNames]) {
    for (const [at, language] of languages.entries()) {
      test(`states of the components of ${part} in ${language}`, async ({ page, context, expected }) => {
        expected.console(/Download the React DevTools/);
        const sheet = `${galleryUrl}/sheet?language=${language}`;
        const { issues, windows } = await auditSheet(page, sheet, `section[id="${part}"]`);
        issues.push(...(await auditWindows(context, windows, (state) => looksOf(state, at))));
        expect(issues).toEqual([]);
      });
    }
  }
}
