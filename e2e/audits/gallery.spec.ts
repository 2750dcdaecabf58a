import { languages } from '@ponte/contract/language';
import { testGallery } from '../gallery/test-gallery';
import type { Look } from '../gallery/audit-states';

/** Both widths and both schemes in two looks, in turn. */
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

// To open a window costs most: each is opened once, in the languages by turns. All in each: `npm run test:long`.
testGallery((state, language) => (state % languages.length === language ? pickPair(state) : []));

function pickPair(state: number): readonly Look[] {
  return pairs[Math.floor(state / languages.length) % pairs.length] ?? [];
}
