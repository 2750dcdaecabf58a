import { languages } from '@ponte/contract/language';
import { expect, test } from '../site/test';
import { auditSheet, auditWindows, type Look } from './audit-states';

/** One test per language. `looksOf` says how a state that has a window of its own is audited. */
export function testGallery(looksOf: (state: number, language: number) => readonly Look[]): void {
  test.describe.configure({ mode: 'parallel' });

  for (const [at, language] of languages.entries()) {
    test(`finds no issue in any state of any component in ${language}`, async ({ page, context, expected }) => {
      expected.console(/Download the React DevTools/);
      const { issues, windows } = await auditSheet(page, language);
      issues.push(...(await auditWindows(context, windows, (state) => looksOf(state, at))));
      expect(issues).toEqual([]);
    });
  }
}
