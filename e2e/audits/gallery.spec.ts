import { languages } from '@ponte/contract/language';
import { testGallery } from '../gallery/test-gallery';
import type { Look } from '../gallery/audit-states';

/** Both widths and both schemes in two looks. States take the pairs in turn. */
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
testGallery((state, language) => (state % languages.length === language ? pickPair(state) : []));

function pickPair(state: number): readonly Look[] {
  return pairs[Math.floor(state / languages.length) % pairs.length] ?? [];
}
