import { languages } from '@ponte/contract/language';
import { testGallery } from '../gallery/test-gallery';
import { everyLook, layoutAlone, type Look } from '../gallery/audit-stories';

/** Each width in each scheme. Stories with a window take these looks in turn. */
const looks: readonly Look[] = [
  { width: 'wide', schemes: ['light'] },
  { width: 'narrow', schemes: ['dark'] },
  { width: 'wide', schemes: ['dark'] },
  { width: 'narrow', schemes: ['light'] },
];

// A language changes the layout, not the colors and roles: axe runs on the sheet in one language. Opening a window costs most,
// so each is opened in one language and look only. All in each language: `npm run test:long`.
testGallery({
  sheet: (language) => (language === 0 ? everyLook : layoutAlone),
  windows: (story, language) => (story % languages.length === language ? [pickLook(story)] : []),
});

function pickLook(story: number): Look {
  return looks[Math.floor(story / languages.length) % looks.length] as Look;
}
