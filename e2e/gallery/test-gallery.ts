import { languages } from '@ponte/contract/language';
import { expect, test } from '../site/test';
import { auditSheet, auditWindows, type Look } from './audit-stories';

interface GalleryAudit {
  /** How the stories of the sheet are audited in a language. */
  readonly sheet: (language: number) => readonly Look[];
  /** How a story that has a window of its own is audited. */
  readonly windows: (story: number, language: number) => readonly Look[];
}

/** One test per language. */
export function testGallery({ sheet, windows: looksOf }: GalleryAudit): void {
  test.describe.configure({ mode: 'parallel' });

  for (const [at, language] of languages.entries()) {
    test(`finds no issue in any story of any component in ${language}`, async ({ page, expected }) => {
      expected.console(/Download the React DevTools/);
      const { issues, windows } = await auditSheet(page, language, sheet(at));
      expect(windows).not.toEqual([]);
      issues.push(...(await auditWindows(page, windows, (story) => looksOf(story, at))));
      expect(issues).toEqual([]);
    });
  }
}
