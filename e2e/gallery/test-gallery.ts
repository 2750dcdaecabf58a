import { languages } from 'shared-config/contract/language';
import { partNames } from 'shared-config/contract/parts';
import { galleryUrl } from '../site/base';
import { expect, test } from '../site/test';
import { walkSheet, walkWindows, type Width } from './walk-states';

/** One test for each part and language. `widthsOf` tells at which widths a state in a window of its own is looked at. */
export function testGallery(widthsOf: (state: number, language: number) => readonly Width[]): void {
  test.describe.configure({ mode: 'parallel' });

  for (const part of ['shared-config/ui', ...partNames]) {
    for (const [at, language] of languages.entries()) {
      test(`every state of every component of ${part} in ${language}`, async ({ page, context, expected }) => {
        expected.console(/Download the React DevTools/);
        const sheet = `${galleryUrl}/sheet?language=${language}`;
        const { faults, windows } = await walkSheet(page, sheet, `section[id="${part}"]`);
        faults.push(...(await walkWindows(context, windows, (state) => widthsOf(state, at))));
        expect(faults).toEqual([]);
      });
    }
  }
}
