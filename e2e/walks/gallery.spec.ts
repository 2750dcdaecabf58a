import { testGallery } from '../gallery/test-gallery';
import type { Look } from '../gallery/walk-states';

/** Three looks that have both widths and both schemes: one for each language, in turn. */
const looks: readonly Look[] = [
  { width: 'wide', schemes: ['light'] },
  { width: 'narrow', schemes: ['dark'] },
  { width: 'narrow', schemes: ['light'] },
];

// All of them in each language: `npm run test:long`.
testGallery((state, language) => looks.slice((state + language) % 3).slice(0, 1));
