import { languages } from '@ponte/contract/language';
import { testGallery } from '../gallery/test-gallery';
import { everyLook, layoutAlone, type Look } from '../gallery/audit-stories';

/** Both widths and both schemes in two looks. Stories take the pairs in turn. */
const pairs: ReadonlyArray<readonly Look[]> = [
  [
    { width: 'wide', schemes: ['light'] },
    { width: 'narrow', schemes: ['dark'] },
  ],
  [
    { width: 'wide', schemes: ['dark'] },
    { width: 'narrow', schemes: ['light'] },
  ],
];

// A language changes the layout, not the colors and roles: axe runs on the sheet in one language. Opening a window costs most,
// so each is opened in one language only. All in each language: `npm run test:long`.
testGallery({
  sheet: (language) => (language === 0 ? everyLook : layoutAlone),
  windows: (story, language) => (story % languages.length === language ? pickPair(story) : []),
});

function pickPair(story: number): readonly Look[] {
  return pairs[Math.floor(story / languages.length) % pairs.length] ?? [];
}
