import { languages } from '@ponte/contract/language';
import { testGallery } from '../gallery/test-gallery';
import type { Look } from '../gallery/audit-stories';

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

// Opening a window costs most, so each is opened in one language only. All in each language: `npm run test:long`.
testGallery((story, language) => (story % languages.length === language ? pickPair(story) : []));

function pickPair(story: number): readonly Look[] {
  return pairs[Math.floor(story / languages.length) % pairs.length] ?? [];
}
