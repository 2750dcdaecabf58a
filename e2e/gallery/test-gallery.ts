import { languages } from '@ponte/contract/language';
import { expect, test } from '../site/test';
import { auditSheet, auditWindows, type Look } from './audit-stories';

/** One test per language. `looksOf` says how a story that has a window of its own is audited. */
export function testGallery(looksOf: (story: number, language: number) => readonly Look[]): void {
  test.describe.configure({ mode: 'parallel' });

  for (const [at, language] of languages.entries()) {
    test(`finds no issue in any story of any component in ${language}`, async ({ page, context, expected }) => {
      expected.console(/Download the React DevTools/);
      const { issues, windows } = await auditSheet(page, language);
      issues.push(...(await auditWindows(context, windows, (story) => looksOf(story, at))));
      expect(issues).toEqual([]);
    });
  }
}
